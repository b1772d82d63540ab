/** How colours are seen: contrast, and distance with normal and with other colour vision. */

type Vector = readonly [number, number, number];
type Matrix = readonly [Vector, Vector, Vector];

/** How colours look in linear RGB, at full severity: Machado, Oliveira & Fernandes (2009), table 1. */
export const VISIONS: readonly (readonly [string, Matrix])[] = [
  [
    "normal",
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
  ],
  [
    "protanopic",
    [
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
  ],
  [
    "deuteranopic",
    [
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ],
  ],
  [
    "tritanopic",
    [
      [1.255528, -0.076749, -0.178779],
      [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.3039],
    ],
  ],
];

/** Oklab from linear RGB: Björn Ottosson (2020). */
const CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const OPPONENTS: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

function times(matrix: Matrix, vector: Vector): Vector {
  const [a, b, c] = matrix.map(
    (row) => row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2],
  );
  return [a ?? 0, b ?? 0, c ?? 0];
}

function linearOf(colour: string): Vector {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return [r ?? 0, g ?? 0, b ?? 0];
}

/** Contrast of two colours, from 1 to 21: WCAG 2.1, section 1.4.3. */
export function contrast(one: string, other: string): number {
  const luminances = [one, other].map((colour) => {
    const [r, g, b] = linearOf(colour);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  });
  return Math.max(...luminances) / Math.min(...luminances);
}

/** How unlike two colours look, in Oklab; 0.02 is just noticeable. */
export function distance(one: string, other: string, vision: Matrix): number {
  const [a, b] = [one, other].map((colour) => {
    const seen = times(vision, linearOf(colour));
    const [l, m, s] = times(CONES, seen);
    return times(OPPONENTS, [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)]);
  });
  return Math.hypot(...[0, 1, 2].map((at) => (a?.[at] ?? 0) - (b?.[at] ?? 0)));
}
