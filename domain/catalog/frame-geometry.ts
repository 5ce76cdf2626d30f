/** The frame shapes of the range. */
export type FrameShape = 'diamond' | 'mixte' | 'wave';

/** Millimetres and degrees of one frame in one size (Spec §3, geometrySizes). */
export interface FrameGeometry {
  readonly stack: number;
  readonly reach: number;
  readonly seatTube: number;
  readonly topTube: number;
  readonly headTube: number;
  readonly seatAngle: number;
  readonly headAngle: number;
  readonly chainstay: number;
  readonly bbDrop: number;
  readonly forkOffset: number;
  readonly wheelbase: number;
  readonly standover: number;
}

/** How a model is built: what its drawing is made from. */
export interface BikeBuild {
  readonly tyre: number;
  readonly sidewall: 'black' | 'tan' | 'cream';
  readonly rim: 'black' | 'silver';
  readonly bar: 'flat' | 'riser' | 'city' | 'swept' | 'drop' | 'bullhorn';
  readonly grip: 'black' | 'cognac' | 'brown';
  readonly saddle: 'sport' | 'comfort' | 'leather';
  readonly saddleColor: 'black' | 'cognac' | 'brown';
  readonly mudguards: 'none' | 'black' | 'silver' | 'paint';
  readonly rack: 'none' | 'black' | 'silver' | 'front';
  readonly lights: boolean;
  readonly brakes: 'disc' | 'rim' | 'coaster';
  readonly fork: 'paint' | 'black';
  readonly frontTeeth: number;
  readonly rearTeeth: number;
  readonly stemLength: number;
  readonly stemAngle: number;
  readonly spacers: number;
  readonly tubes: {
    readonly top: number;
    readonly down: number;
    readonly seat: number;
    readonly head: number;
  };
}

/** One bicycle as it is to be drawn. */
export interface BikeDrawingInput {
  readonly shape: FrameShape;
  readonly geometry: FrameGeometry;
  readonly build: BikeBuild;
  /** A drive train kind of the catalogue, for instance alfine11 or pinion-p12. */
  readonly drive: string;
  readonly motor: 'mahle' | 'bosch' | null;
  /** The paint as #rrggbb. */
  readonly hex: string;
  readonly finish: string;
  /** The rider the saddle is set for. */
  readonly bodyHeightCm: number;
  /** What is mounted: its place (`domain/configurator/mounted-parts`) and its colour as #rrggbb; null for one without. */
  readonly mounted?: Readonly<Record<string, string | null | undefined>>;
}

/** A point or direction in millimetres: x forward, y up. */
export type Point = readonly [number, number];

/** Degrees to radians. */
export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The point `by` times `direction` away from `from`. */
export const addVector = (from: Point, direction: Point, by = 1): Point => [
  from[0] + direction[0] * by,
  from[1] + direction[1] * by,
];

/** The point at share `t` of the way from `from` to `to`. */
export const interpolatePoint = (from: Point, to: Point, t: number): Point => [
  from[0] + (to[0] - from[0]) * t,
  from[1] + (to[1] - from[1]) * t,
];

/** The point at `angle` (radians, counter-clockwise from forward) on the circle around `centre`. */
export const getCirclePoint = (centre: Point, radius: number, angle: number): Point => [
  centre[0] + radius * Math.cos(angle),
  centre[1] + radius * Math.sin(angle),
];

/** Distance of two points. */
export const computePointDistance = (a: Point, b: Point): number =>
  Math.hypot(b[0] - a[0], b[1] - a[1]);

/** The direction of length 1 from `a` to `b`; forward when they are the same point. */
export const getDirection = (a: Point, b: Point): Point => {
  const length = computePointDistance(a, b);
  return length === 0 ? [1, 0] : [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
};

/** The normal of a direction that points up (or back, for vertical directions). */
export const getUpwardNormal = (unit: Point): Point =>
  unit[0] >= 0 ? [-unit[1], unit[0]] : [unit[1], -unit[0]];

/** Where everything of a frame is: millimetres, x forward from the bottom bracket, y up from the ground. */
export interface FramePoints {
  readonly wheelRadius: number;
  readonly bottomBracket: Point;
  readonly rearAxle: Point;
  readonly frontAxle: Point;
  readonly headTop: Point;
  readonly headBottom: Point;
  readonly crown: Point;
  readonly seatTop: Point;
  readonly saddle: Point;
  /** Down the steering axis, and the direction across it to the front. */
  readonly steering: Point;
  readonly acrossSteering: Point;
  /** Up the seat tube. */
  readonly seating: Point;
}

const RIM_RADIUS = 311;
const LOWER_HEADSET = 11;

/** Height of the saddle over the bottom bracket for a rider: 88 % of an inseam of 47 % of the body. Millimetres. */
const saddleHeight = (bodyHeightCm: number): number => bodyHeightCm * 10 * 0.47 * 0.883;

/** The points of a frame from its geometry table; a front axle always stands at the height of the rear one. */
export function computeFramePoints(
  geometry: FrameGeometry,
  tyre: number,
  bodyHeightCm: number,
): FramePoints {
  const wheelRadius = RIM_RADIUS + tyre * 0.98;
  const head = toRadians(geometry.headAngle);
  const seat = toRadians(geometry.seatAngle);
  const steering: Point = [Math.cos(head), -Math.sin(head)];
  const acrossSteering: Point = [Math.sin(head), Math.cos(head)];
  const seating: Point = [-Math.cos(seat), Math.sin(seat)];
  const bottomBracket: Point = [0, wheelRadius - geometry.bbDrop];
  const rearAxle: Point = [
    -Math.sqrt(Math.max(1, geometry.chainstay ** 2 - geometry.bbDrop ** 2)),
    wheelRadius,
  ];
  const headTop = addVector(bottomBracket, [geometry.reach, geometry.stack]);
  const headBottom = addVector(headTop, steering, geometry.headTube);
  const crown = addVector(headBottom, steering, LOWER_HEADSET);
  const toAxle = (crown[1] + geometry.forkOffset * acrossSteering[1] - wheelRadius) / -steering[1];
  const frontAxle = addVector(
    addVector(crown, steering, toAxle),
    acrossSteering,
    geometry.forkOffset,
  );
  const seatTop = addVector(bottomBracket, seating, geometry.seatTube);
  const height = Math.max(saddleHeight(bodyHeightCm), geometry.seatTube + 90);
  return {
    wheelRadius,
    bottomBracket,
    rearAxle,
    frontAxle,
    headTop,
    headBottom,
    crown,
    seatTop,
    saddle: addVector(bottomBracket, seating, height),
    steering,
    acrossSteering,
    seating,
  };
}
