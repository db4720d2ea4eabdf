/** The objects, in the order in which people are offered them, with the tint of their paper. */
import type { AntaYagiObject } from "../../net/types";

export const TINTS: Record<AntaYagiObject, string> = {
  treasure: "#b9e2f3",
  bone: "#ecdcc0",
  hat: "#dccbea",
  lollipop: "#ffc9d8",
  muffin: "#ffd9b0",
  "toxic-waste": "#e3ef92",
  "t-rex": "#c2e6b2",
  fish: "#b4e3e0",
  wizard: "#cfcaf5",
  "empty-box": "#e2cda9",
};

export const OBJECTS = Object.keys(TINTS) as AntaYagiObject[];
