/** A point or direction in millimetres: x forward, y up. */
export type Point = readonly [number, number];

/** Degrees to radians. */
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The point `by` times `direction` away from `from`. */
export const along = (from: Point, direction: Point, by = 1): Point => [
  from[0] + direction[0] * by,
  from[1] + direction[1] * by,
];

/** The point at share `t` of the way from `from` to `to`. */
export const between = (from: Point, to: Point, t: number): Point => [
  from[0] + (to[0] - from[0]) * t,
  from[1] + (to[1] - from[1]) * t,
];

/** The point at `angle` (radians, counter-clockwise from forward) on the circle around `centre`. */
export const onCircle = (centre: Point, radius: number, angle: number): Point => [
  centre[0] + radius * Math.cos(angle),
  centre[1] + radius * Math.sin(angle),
];

/** Distance of two points. */
export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** The direction of length 1 from `a` to `b`; forward when they are the same point. */
export const direction = (a: Point, b: Point): Point => {
  const length = distance(a, b);
  return length === 0 ? [1, 0] : [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
};

/** The normal of a direction that points up (or back, for vertical directions). */
export const upwardNormal = (unit: Point): Point =>
  unit[0] >= 0 ? [-unit[1], unit[0]] : [unit[1], -unit[0]];
