/** Each colour of Twenty One has a shape, drawn around 0 in a square of 20 by 20. */

export type Colour = "w" | "y" | "r" | "g" | "b" | "k";

export interface Look {
  shape: string;
  ground: string;
  ink: string;
  edge: string;
}

export const LOOKS: Record<Colour, Look> = {
  w: { shape: "M0-8.500a8.500 8.500 0 1 1 0 17a8.500 8.500 0 1 1 0-17z", ground: "#ffffff", ink: "#16272b", edge: "#8a979b" },
  y: {
    shape: "M0-10 2.800-3.800 9.500-3.100 4.500 1.500 5.900 8.100 0 4.700-5.900 8.100-4.500 1.500-9.500-3.100-2.800-3.800z",
    ground: "#ffd34d",
    ink: "#3a2900",
    edge: "#a67a00",
  },
  r: { shape: "M0-10 8.500 0 0 10-8.500 0z", ground: "#c8372d", ink: "#ffffff", edge: "#8e1d16" },
  g: { shape: "M0-9.500 9.500 7.500H-9.500z", ground: "#1f7a4d", ink: "#ffffff", edge: "#0f5231" },
  b: { shape: "M0-10C4-4 7.500-1 7.500 3.200a7.500 7.500 0 1 1-15 0C-7.500-1-4-4 0-10z", ground: "#2563b8", ink: "#ffffff", edge: "#164482" },
  k: { shape: "M-7.800-7.800H7.800V7.800H-7.800z", ground: "#22282b", ink: "#ffffff", edge: "#8a979b" },
};

export function lookOf(colour: string): Look {
  return LOOKS[colour as Colour];
}
