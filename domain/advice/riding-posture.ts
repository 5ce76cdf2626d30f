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

/** Where hands and seat are on a frame, in millimetres from the bottom bracket: what a posture is reckoned from. */
export type Cockpit = {
  readonly gripX: number;
  readonly gripY: number;
  readonly seatAngle: number;
};

/** Shoulders above the hips, and hands from the shoulders, as shares of the body height; arms are a little bent. */
const torsoShare = 0.288;
const armShare = 0.325;

/** The saddle's height over the bottom bracket as a share of the inside leg, and that as a share of the height where it is not known. */
const saddleShare = 0.885;
const usualInseamShare = 0.47;

/** From here on somebody sits upright, up to there sporty, in degrees over the horizontal. */
const uprightFrom = 63;
const sportyUpTo = 53;

/** Where the grips of a build are on a frame. */
export function computeCockpit(
  geometry: FrameGeometry,
  { bar, tyre, stemLength, stemAngle, spacers }: BikeBuild,
): Cockpit {
  const { headTop, steering, bottomBracket } = computeFramePoints(geometry, tyre, 0);
  const stem = addVector(headTop, steering, -(30 + spacers));
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
 * How far the upper body stands up from the horizontal on a bicycle, in whole degrees: hips on the saddle, hands on the grips, a torso and arms
 * of usual length. An estimate, good for comparing bicycles.
 */
export function computeTorsoAngle(
  { gripX, gripY, seatAngle }: Cockpit,
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

/** What such an angle feels like. */
export function toRidingPosture(degrees: number): RidingPosture {
  if (degrees >= uprightFrom) return 'upright';
  return degrees <= sportyUpTo ? 'sporty' : 'balanced';
}
