import type { FrameGeometry } from './bike-build';
import { along, radians, type Point } from './vector';

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
export function framePoints(
  geometry: FrameGeometry,
  tyre: number,
  bodyHeightCm: number,
): FramePoints {
  const wheelRadius = RIM_RADIUS + tyre * 0.98;
  const head = radians(geometry.headAngle);
  const seat = radians(geometry.seatAngle);
  const steering: Point = [Math.cos(head), -Math.sin(head)];
  const acrossSteering: Point = [Math.sin(head), Math.cos(head)];
  const seating: Point = [-Math.cos(seat), Math.sin(seat)];
  const bottomBracket: Point = [0, wheelRadius - geometry.bbDrop];
  const rearAxle: Point = [
    -Math.sqrt(Math.max(1, geometry.chainstay ** 2 - geometry.bbDrop ** 2)),
    wheelRadius,
  ];
  const headTop = along(bottomBracket, [geometry.reach, geometry.stack]);
  const headBottom = along(headTop, steering, geometry.headTube);
  const crown = along(headBottom, steering, LOWER_HEADSET);
  const toAxle = (crown[1] + geometry.forkOffset * acrossSteering[1] - wheelRadius) / -steering[1];
  const frontAxle = along(along(crown, steering, toAxle), acrossSteering, geometry.forkOffset);
  const seatTop = along(bottomBracket, seating, geometry.seatTube);
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
    saddle: along(bottomBracket, seating, height),
    steering,
    acrossSteering,
    seating,
  };
}
