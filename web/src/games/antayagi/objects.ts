/** What is printed on the objects, in the order in which people are offered them. */
import { CLUED, type AntaYagiBack, type AntaYagiObject } from "../../net/types";

/** The sign for what a card does, drawn with one pen in a square of 24. */
const MARKS = {
  turn: "M5 11a7 7 0 0 1 12-4l3 3M20 4v6h-6M19 13a7 7 0 0 1-12 4l-3-3M4 20v-6h6",
  take: "M3 12h12m0 0l-5-5m5 5l-5 5M15 4h6v16h-6",
  drop: "M7 3h10v9H7zM12 15v6m0 0l-4-4m4 4l4-4",
  goal: "M5 21V4h12l-3 4 3 4H5M18 16v5m-2.500-2.500h5",
  eat: "M3 4h18l-2 6-3.500-4L12 11 8.500 6 5 10zM3 20h18l-2-6-3.500 4L12 13l-3.500 5L5 14z",
  barrel: "M7 3h10v18H7zM7 8.500h10M7 15.500h10",
  stay: "M4 8h13l-3-3.500M20 16H7l3 3.500M4 20L20 4",
  food: "M6 3v6a3 3 0 0 0 6 0V3M9 3v18M18 21V3c-3 2-4 6-3 10h3",
} as const;

type Printed = {
  tint: string;
  points: number;
  mark?: keyof typeof MARKS;
  /** The clause that says what it does. */
  clause: string;
};

const PRINTED: Record<AntaYagiObject, Printed> = {
  treasure: { tint: "#a9d8ee", points: 1, clause: "A-O1" },
  bone: { tint: "#e6d2ae", points: 1, mark: "food", clause: "A-O2" },
  hat: { tint: "#d3bde6", points: 1, mark: "turn", clause: "A-O3" },
  lollipop: { tint: "#fbb9cb", points: 1, mark: "take", clause: "A-O4" },
  muffin: { tint: "#ffcb94", points: 1, mark: "drop", clause: "A-O5" },
  "toxic-waste": { tint: "#d8e878", points: 1, mark: "goal", clause: "A-O6" },
  "t-rex": { tint: "#b2dd9e", points: 1, mark: "eat", clause: "A-O7" },
  fish: { tint: "#a0dad6", points: 2, mark: "barrel", clause: "A-O8" },
  wizard: { tint: "#c2bbf2", points: 0, mark: "stay", clause: "A-O9" },
  "empty-box": { tint: "#d9bf94", points: 0, clause: "A-O10" },
};

export const OBJECTS = Object.keys(PRINTED) as AntaYagiObject[];

export function printedOn(object: AntaYagiObject): Omit<Printed, "mark"> & { mark: string } {
  const { mark, ...printed } = PRINTED[object];
  return { ...printed, mark: mark ? MARKS[mark] : "" };
}

/** The drawings on a back: a clue shows the objects that it can hide. */
export function drawnOn(back: AntaYagiBack): string[] {
  return back === "clue" ? CLUED.map((object) => `object-${object}`) : [`back-${back}`];
}
