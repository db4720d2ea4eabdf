/** A picture of a result to share, drawn on this device: nobody else's name is in it. */
import { pictures } from "virtual:pictures";

import { editionOf, familyOf } from "../games";
import logo from "../icons/hatbox.svg";
import type { GameId } from "../net/types";
import { say } from "../words/words.svelte";

type Result = { game: GameId; seat: number | null; winners: number[]; scores: number[]; mine: string[] };

const SIZE = 1080;
const EDGE = 90;

export async function draw({ game, seat, winners, scores, mine }: Result): Promise<Blob> {
  await document.fonts.ready;
  const canvas = Object.assign(document.createElement("canvas"), { width: SIZE, height: SIZE });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser cannot draw");
  const [light, dark] = editionOf(game).felt;
  const cloth = pen.createRadialGradient(SIZE / 2, SIZE * 0.4, 80, SIZE / 2, SIZE / 2, SIZE * 0.75);
  cloth.addColorStop(0, light);
  cloth.addColorStop(1, dark);
  pen.fillStyle = cloth;
  pen.fillRect(0, 0, SIZE, SIZE);
  pen.strokeStyle = "#7b4a2d";
  pen.lineWidth = 34;
  pen.strokeRect(17, 17, SIZE - 34, SIZE - 34);

  pen.fillStyle = "#ffd25e";
  pen.font = '700 46px Fraunces, Georgia, serif';
  pen.fillText(say(`game-${game}`), EDGE, 130);
  pen.fillStyle = "#fffaf0";
  pen.font = '700 84px Fraunces, Georgia, serif';
  let y = wrapped(pen, headline(seat, winners), 240, 92, SIZE - 2 * EDGE - 210);

  y = bars(pen, { game, seat, winners, scores }, y + 50);
  pen.fillStyle = "#fffaf0";
  pen.font = '400 40px Atkinson, "Segoe UI", sans-serif';
  for (const sentence of mine.slice(0, 3)) y = wrapped(pen, sentence, y + 66, 50);

  pen.fillStyle = "rgb(255 250 240 / 0.75)";
  pen.font = '700 40px Fraunces, Georgia, serif';
  pen.fillText("Hatbox", EDGE + 86, SIZE - 84);
  await stamp(pen, logo, EDGE, SIZE - 138, 70);
  const won = seat !== null && winners.includes(seat);
  await stamp(pen, pictures[won ? "page-trophy" : "page-hat"], SIZE - EDGE - 190, 90, 190);
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
  return say(winners.length > 1 ? "result-you-share" : "result-you");
}

/** A bar for each seat, the longest score the widest; only the reader's has a name. */
function bars(pen: CanvasRenderingContext2D, { game, seat, winners, scores }: Omit<Result, "mine">, top: number): number {
  const height = Math.min(58, 420 / scores.length);
  const most = Math.max(1, ...scores);
  const { fewerWin } = familyOf(game).result;
  const ranked = scores
    .map((score, each) => ({ score, each }))
    .sort((one, other) => Number(winners.includes(other.each)) - Number(winners.includes(one.each)) || (fewerWin ? one.score - other.score : other.score - one.score));
  for (const [row, { score, each }] of ranked.entries()) {
    const y = top + row * (height + 10);
    const own = each === seat;
    pen.fillStyle = own ? "#ffd25e" : "rgb(255 250 240 / 0.38)";
    pen.beginPath();
    pen.roundRect(EDGE, y, 90 + (score / most) * 620, height, height / 3);
    pen.fill();
    pen.fillStyle = own ? "#2c1a31" : "#fffaf0";
    pen.font = `700 ${Math.round(height * 0.6)}px Atkinson, "Segoe UI", sans-serif`;
    pen.fillText(own ? `${score}  ${say("page-you")}` : String(score), EDGE + 24, y + height * 0.71);
  }
  return top + ranked.length * (height + 10);
}

/** Write a text in as many lines as it needs; the height after it. */
function wrapped(pen: CanvasRenderingContext2D, text: string, top: number, height: number, width = SIZE - 2 * EDGE): number {
  let [line, y] = ["", top];
  for (const word of text.replace(/[\u2066-\u2069]/g, "").split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (line && pen.measureText(longer).width > width) {
      pen.fillText(line, EDGE, y);
      [line, y] = [word, y + height];
    } else line = longer;
  }
  pen.fillText(line, EDGE, y);
  return y;
}
