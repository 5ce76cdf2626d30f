import { getGripPoint } from '@/domain/catalog/handlebar-shapes';
import type { BikeBuild, FrameGeometry } from '@/domain/catalog/frame-geometry';
import { computeFramePoints } from '@/domain/catalog/frame-geometry';
import {
  addVector,
  computePointDistance,
  type Point,
  toRadians,
} from '@/domain/catalog/frame-geometry';
import type { RidingPosture, BodyMeasurements } from './body-measurements';

/** Input of the posture estimate: grip position in millimeters from the bottom bracket, and seat angle in degrees. */
export type CockpitGeometry = {
  readonly gripX: number;
  readonly gripY: number;
  readonly seatAngle: number;
};

/** Length of the torso and of the slightly bent arms, as shares of the body height. */
const torsoShare = 0.288;
const armShare = 0.325;

/** Saddle height above the bottom bracket, as a share of the inseam. */
const saddleShare = 0.885;
/** Inseam as a share of the body height, assumed while the inseam is unknown. */
const usualInseamShare = 0.47;

/**
 * Torso angles above the horizontal, in degrees: a posture is upright from the first value on, and sporty up to the
 * second.
 */
const uprightFrom = 63;
const sportyUpTo = 53;

/** Computes grip position and seat angle of a bicycle from its frame geometry and its handlebar, stem and spacers. */
export function computeCockpitGeometry(
  geometry: FrameGeometry,
  { bar, tyre, stemLength, stemAngle, spacers }: BikeBuild,
): CockpitGeometry {
  const { headTop, steeringDirection, bottomBracket } = computeFramePoints(geometry, tyre, 0);
  const stem = addVector(headTop, steeringDirection, -(30 + spacers));
  const angle = toRadians(stemAngle);
  const clamp = addVector(stem, [Math.cos(angle), Math.sin(angle)], stemLength);
  const [x, y] = addVector(clamp, getGripPoint(bar));
  return {
    gripX: Math.round(x - bottomBracket[0]),
    gripY: Math.round(y - bottomBracket[1]),
    seatAngle: geometry.seatAngle,
  };
}

/**
 * Estimates the torso angle above the horizontal in whole degrees: hips on the saddle, hands on the grips, average
 * torso and arms. Accurate enough to compare bicycles.
 */
export function computeTorsoAngle(
  { gripX, gripY, seatAngle }: CockpitGeometry,
  rider: BodyMeasurements,
): number {
  const inseam = (rider.inseamCm ?? rider.heightCm * usualInseamShare) * 10;
  const seat = toRadians(seatAngle);
  const hip: Point = [
    -Math.cos(seat) * inseam * saddleShare,
    Math.sin(seat) * inseam * saddleShare,
  ];
  const grip: Point = [gripX, gripY];
  const torso = rider.heightCm * 10 * torsoShare;
  const arm = rider.heightCm * 10 * armShare;
  const away = Math.min(computePointDistance(hip, grip), torso + arm);
  const cosine = (torso ** 2 + away ** 2 - arm ** 2) / (2 * torso * away);
  const bend = Math.acos(Math.min(1, Math.max(-1, cosine)));
  const line = Math.atan2(grip[1] - hip[1], grip[0] - hip[0]);
  return Math.min(90, Math.round(((line + bend) * 180) / Math.PI));
}

/** Maps a torso angle in degrees to a posture. */
export function toRidingPosture(degrees: number): RidingPosture {
  if (degrees >= uprightFrom) return 'upright';
  return degrees <= sportyUpTo ? 'sporty' : 'balanced';
}
