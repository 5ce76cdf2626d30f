/** The frame shapes of the product range. */
export const frameShapes = ['diamond', 'mixte', 'wave'] as const;

export type FrameShape = (typeof frameShapes)[number];

/** Geometry of one frame in one size, in millimeters and degrees (Specification §3, geometrySizes). */
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

/** Components of a model that determine its drawing. */
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

/** Input for the drawing of one bicycle. */
export interface BikeDrawingInput {
  readonly shape: FrameShape;
  readonly geometry: FrameGeometry;
  readonly build: BikeBuild;
  /** Drivetrain kind of the catalog, for instance alfine11 or pinion-p12. */
  readonly drive: string;
  readonly motor: 'mahle' | 'bosch' | null;
  /** Paint color as #rrggbb. */
  readonly hex: string;
  readonly finish: string;
  /** Body height of the rider for whom the saddle is adjusted. */
  readonly bodyHeightCm: number;
  /**
   * Color of each mounted part as #rrggbb, by mount position (`domain/configurator/mounted-parts`); null for a part
   * without a color.
   */
  readonly mounted?: Readonly<Record<string, string | null | undefined>>;
}

/** A point or direction in millimeters: x forward, y up. */
export type Point = readonly [number, number];

export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the point that is `by` times `direction` away from `from`. */
export const addVector = (from: Point, direction: Point, by = 1): Point => [
  from[0] + direction[0] * by,
  from[1] + direction[1] * by,
];

/** Returns the point at fraction `t` between `from` and `to`. */
export const interpolatePoint = (from: Point, to: Point, t: number): Point => [
  from[0] + (to[0] - from[0]) * t,
  from[1] + (to[1] - from[1]) * t,
];

/** Returns the point at `angle` (radians, counterclockwise from forward) on the circle around `centre`. */
export const getCirclePoint = (centre: Point, radius: number, angle: number): Point => [
  centre[0] + radius * Math.cos(angle),
  centre[1] + radius * Math.sin(angle),
];

/** Returns the distance between two points in millimeters. */
export const computePointDistance = (a: Point, b: Point): number =>
  Math.hypot(b[0] - a[0], b[1] - a[1]);

/** Returns the unit vector from `a` to `b`; forward when both are the same point. */
export const getDirection = (a: Point, b: Point): Point => {
  const length = computePointDistance(a, b);
  return length === 0 ? [1, 0] : [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
};

/** Returns the unit vector perpendicular to a direction that points up; for a direction straight up it points back. */
export const getUpwardNormal = (unit: Point): Point =>
  unit[0] >= 0 ? [-unit[1], unit[0]] : [unit[1], -unit[0]];

/** Positions of the frame's points: millimeters, x forward from the bottom bracket, y up from the ground. */
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
  /** Unit vector down the steering axis. */
  readonly steeringDirection: Point;
  /** Unit vector to the front, perpendicular to the steering axis. */
  readonly steeringNormal: Point;
  /** Unit vector up the seat tube. */
  readonly seatTubeDirection: Point;
}

const RIM_RADIUS = 311;
const LOWER_HEADSET = 11;

/** Saddle height above the bottom bracket in millimeters: 88.3 % of an inseam of 47 % of the body height. */
const saddleHeight = (bodyHeightCm: number): number => bodyHeightCm * 10 * 0.47 * 0.883;

/** Computes the points of a frame from its geometry; the front axle is always at the height of the rear one. */
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
    steeringDirection: steering,
    steeringNormal: acrossSteering,
    seatTubeDirection: seating,
  };
}
