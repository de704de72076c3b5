/** Numbers are heights: from the deep blue of 1 to the rose of the summits at 100. */

const STOPS: [height: number, hue: number][] = [
  [0, 255],
  [22, 215],
  [42, 165],
  [58, 125],
  [74, 85],
  [88, 50],
  [100, 15],
];

export function hueOf(number: number): number {
  const above = STOPS.findIndex(([height]) => height >= number);
  const [high, highHue] = STOPS[Math.max(above, 1)] ?? [100, 15];
  const [low, lowHue] = STOPS[Math.max(above, 1) - 1] ?? [0, 255];
  const part = (number - low) / (high - low);
  return Math.round(lowHue + part * (highHue - lowHue));
}

export interface Landscape {
  sky: string;
  far: string;
  near: string;
  edge: string;
  farRidge: string;
  nearRidge: string;
}

/** The hills of a card of 100 by 140: as high as its number, and no two alike. */
export function landscapeOf(number: number): Landscape {
  const hue = hueOf(number);
  const top = 132 - number * 0.86;
  const sway = ((number * 37) % 23) - 11;
  const turn = number % 2 === 0 ? 1 : -1;
  const far = top - 4;
  const near = top + 15;
  return {
    sky: `oklch(0.965 0.022 ${hue})`,
    far: `oklch(0.885 0.07 ${hue})`,
    near: `oklch(0.81 0.1 ${hue})`,
    edge: `oklch(0.7 0.09 ${hue})`,
    farRidge: `M0 ${far + turn * 6}C25 ${far - 14 - sway * 0.5} 40 ${far + 12 + turn * 6} ${62 + sway} ${far - turn * 5}S90 ${far + turn * 9} 100 ${far - turn * 4}V140H0z`,
    nearRidge: `M0 ${near - turn * 5}C22 ${near + 12} 38 ${near - 12 - turn * 4} ${58 - sway} ${near + 3}S86 ${near - 10} 100 ${near + turn * 6}V140H0z`,
  };
}
