/** A picture of a result to share, drawn on this device: nobody else's name is in it. */
import { pictures } from "virtual:pictures";

import { editionOf, familyOf } from "../games";
import logo from "../icons/hatbox.svg";
import type { GameId } from "../net/types";
import { say } from "../words/words.svelte";

/** `told` is what each seat has, in words; `mine`, what is told of the seat whose result it is. */
type Result = { game: GameId; seat: number | null; winners: number[]; scores: number[]; told: string[]; mine: string[] };

const SIZE = 1080;
const EDGE = 90;
const WIDTH = SIZE - 2 * EDGE;
/** Where the bars and the sentences end, above the name of the program. */
const FOOT = 916;
const LINE = 54;
const GAP = 16;
const CREAM = "#fffaf0";
const INK = "#2c1a31";
const TEXT = '400 44px Atkinson, "Segoe UI", sans-serif';

export async function draw(result: Result): Promise<Blob> {
  const { game, seat, winners, mine } = result;
  await document.fonts.ready;
  const canvas = Object.assign(document.createElement("canvas"), { width: SIZE, height: SIZE });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser cannot draw");
  const [, dark] = editionOf(game).felt;
  pen.fillStyle = dark;
  pen.fillRect(0, 0, SIZE, SIZE);
  pen.strokeStyle = "#7b4a2d";
  pen.lineWidth = 34;
  pen.strokeRect(17, 17, SIZE - 34, SIZE - 34);

  pen.fillStyle = "#ffd25e";
  pen.font = '700 46px Fraunces, Georgia, serif';
  pen.fillText(say(`game-${game}`), EDGE, 130);
  pen.fillStyle = CREAM;
  pen.font = '700 84px Fraunces, Georgia, serif';
  const head = written(pen, lines(pen, headline(seat, winners), WIDTH - 210), 240, 92);

  // The bars are as high as the sentences below them leave room for.
  pen.font = TEXT;
  const told = mine.slice(0, 3).map((sentence) => lines(pen, sentence));
  const below = told.reduce((height, each) => height + each.length * LINE + GAP, 0);
  const rows = result.scores.length;
  const height = Math.min(96, Math.max(40, (FOOT - head - 60 - below) / rows - GAP));
  const spare = Math.max(0, FOOT - head - 60 - below - rows * (height + GAP));
  let y = await bars(pen, result, head + 60 + spare / 3, height);
  pen.fillStyle = CREAM;
  pen.font = TEXT;
  y += spare / 3;
  for (const each of told) y = written(pen, each, y + LINE, LINE) + GAP;

  pen.font = '700 40px Fraunces, Georgia, serif';
  pen.fillText("Hatbox", EDGE + 86, SIZE - 74);
  await stamp(pen, logo, EDGE, SIZE - 128, 70);
  const won = seat !== null && winners.includes(seat);
  await stamp(pen, pictures[won ? "page-trophy" : "page-hat"], SIZE - EDGE - 190, 80, 190);
  return new Promise((resolve, reject) =>
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error("Nothing was drawn"))), "image/png"),
  );
}

/** Draw one of our own drawings; the picture is complete without it, too. */
async function stamp(pen: CanvasRenderingContext2D, address: string | undefined, x: number, y: number, size: number): Promise<void> {
  const drawing = new Image(size, size);
  drawing.src = address ?? "";
  try {
    await drawing.decode();
    pen.drawImage(drawing, x, y, size, size);
  } catch {
    // It could not be loaded.
  }
}

/** Share it with whatever this device has for that, or save it. */
export async function give(picture: Blob): Promise<void> {
  const file = new File([picture], "hatbox.png", { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const address = URL.createObjectURL(picture);
  Object.assign(document.createElement("a"), { href: address, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

function headline(seat: number | null, winners: number[]): string {
  if (seat === null || !winners.includes(seat)) return say("result-title");
  return say(winners.length > 1 ? "picture-shared" : "picture-won");
}

/** A bar for each seat, the longest score the widest, and the winners' trophies; nobody has a name.
 * Gives the height after them. */
async function bars(pen: CanvasRenderingContext2D, { game, seat, winners, scores, told }: Result, top: number, height: number): Promise<number> {
  const most = Math.max(1, ...scores);
  const { fewerWin } = familyOf(game).result;
  const ranked = scores
    .map((score, each) => ({ score, each }))
    .sort((one, other) => Number(winners.includes(other.each)) - Number(winners.includes(one.each)) || (fewerWin ? one.score - other.score : other.score - one.score));
  const widest = WIDTH - height - GAP;
  pen.font = `700 ${Math.round(Math.min(44, height * 0.62))}px Atkinson, "Segoe UI", sans-serif`;
  for (const [row, { score, each }] of ranked.entries()) {
    const y = top + row * (height + GAP);
    const own = each === seat;
    const label = [...(own ? [say("picture-me")] : []), plain(told[each] ?? "")].join(" · ");
    const wide = height / 2 + (score / most) * (widest - height / 2);
    pen.fillStyle = own ? "#ffd25e" : "#e2cdb0";
    pen.beginPath();
    pen.roundRect(EDGE, y, wide, height, height / 4);
    pen.fill();
    // What does not fit into its bar stands behind it.
    const inside = pen.measureText(label).width + 48 <= wide;
    pen.fillStyle = inside ? INK : CREAM;
    pen.fillText(label, EDGE + (inside ? 24 : wide + 20), y + height / 2 + Math.min(44, height * 0.62) * 0.36);
    if (winners.includes(each)) await stamp(pen, pictures["page-trophy"], SIZE - EDGE - height, y, height);
  }
  return top + ranked.length * (height + GAP);
}

function plain(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, "");
}

/** A text in as many lines as it needs. */
function lines(pen: CanvasRenderingContext2D, text: string, width = WIDTH): string[] {
  const found: string[] = [];
  let line = "";
  for (const word of plain(text).split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (line && pen.measureText(longer).width > width) {
      found.push(line);
      line = word;
    } else line = longer;
  }
  return [...found, line];
}

/** Write lines; gives the place of the last. */
function written(pen: CanvasRenderingContext2D, text: string[], top: number, height: number): number {
  text.forEach((line, index) => pen.fillText(line, EDGE, top + index * height));
  return top + (text.length - 1) * height;
}
