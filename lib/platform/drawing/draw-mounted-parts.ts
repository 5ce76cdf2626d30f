import {
  addVector,
  type BikeDrawingInput,
  type FramePoints,
  getCirclePoint,
  interpolatePoint,
  type Point,
  toRadians,
} from '@/domain/catalog/frame-geometry';
import { METAL, shadeColor, type SvgCanvas } from './svg-canvas';
import { drawFrontRack, drawRearRack } from './draw-equipment';

type Draw = (canvas: SvgCanvas, points: FramePoints, hex: string) => void;

const GRAPHITE = '#1d1e1f';

/** Draws a child seat: the clamp at the seat tube and two sprung stays that carry the seat over the rear wheel. */
const childSeat: Draw = (canvas, { bottomBracket, seatTop, rearAxle, wheelRadius }, hex) => {
  const clamp = interpolatePoint(bottomBracket, seatTop, 0.82);
  const [x, y] = rearAxle;
  const end: Point = [x - 60, y + wheelRadius + 150];
  canvas.curve([clamp, addVector(clamp, [-70, 60]), [x + 60, end[1]], end], 13, hex);
  canvas.curve(
    [
      addVector(clamp, [0, -30]),
      addVector(clamp, [-80, 30]),
      [x + 60, end[1] - 26],
      addVector(end, [0, -26]),
    ],
    9,
    hex,
  );
  canvas.line([addVector(clamp, [-16, 24]), addVector(clamp, [10, -44])], 46, hex);
  canvas.line([addVector(clamp, [-8, 10]), addVector(clamp, [4, -26])], 8, METAL);
};

const frontLight: Draw = (canvas, { crown, steeringNormal }, hex) => {
  const lamp = addVector(addVector(crown, steeringNormal, 52), [4, 30]);
  canvas.line([crown, addVector(lamp, [-10, -8])], 7, GRAPHITE);
  canvas.line([addVector(lamp, [-22, 0]), addVector(lamp, [12, 0])], 48, hex);
  canvas.line([addVector(lamp, [34, 22]), addVector(lamp, [34, -22])], 8, '#f0ead4');
};

const rearLight: Draw = (canvas, { seatTop, saddle }) => {
  const tail = addVector(interpolatePoint(seatTop, saddle, 0.36), [-26, 0]);
  canvas.line([addVector(tail, [0, 16]), addVector(tail, [0, -16])], 22, GRAPHITE);
  canvas.line([addVector(tail, [-10, 12]), addVector(tail, [-10, -12])], 8, '#c02a22');
};

/** Draws a lock in its holder on the seat tube. */
const lock: Draw = (canvas, { bottomBracket, seatTop }, hex) => {
  const [low, high] = [
    interpolatePoint(bottomBracket, seatTop, 0.34),
    interpolatePoint(bottomBracket, seatTop, 0.66),
  ];
  canvas.line([addVector(low, [34, 0]), addVector(high, [34, 0])], 44, hex);
  canvas.line(
    [addVector(low, [30, 16]), addVector(high, [30, -16])],
    5,
    shadeColor(hex, 0.4),
    'butt',
  );
};

/** Draws the ring of a frame lock around the rear wheel, below the saddle. */
const frameLock: Draw = (canvas, { rearAxle, wheelRadius }, hex) => {
  const at = getCirclePoint(rearAxle, wheelRadius - 34, toRadians(62));
  canvas.ring(at, 44, 20, hex);
  canvas.line([addVector(at, [-30, 34]), addVector(at, [34, 34])], 26, hex);
};

const stand: Draw = (canvas, { bottomBracket, rearAxle }, hex) => {
  const plate = interpolatePoint(bottomBracket, rearAxle, 0.2);
  const foot: Point = [plate[0] - 90, 14];
  canvas.line([plate, foot], 17, hex);
  canvas.line([addVector(foot, [-30, 0]), addVector(foot, [26, 0])], 14, GRAPHITE);
};

const mirror: Draw = (canvas, { headTop }, hex) => {
  const from = addVector(headTop, [20, 92]);
  canvas.curve([from, addVector(from, [4, 30]), addVector(from, [18, 58])], 8, METAL);
  canvas.circle(addVector(from, [24, 86]), 34, hex);
  canvas.circle(addVector(from, [21, 86]), 26, '#c9d2d6');
};

const bottle: Draw = (canvas, { bottomBracket, headBottom }, hex) => {
  const [low, high] = [
    interpolatePoint(bottomBracket, headBottom, 0.34),
    interpolatePoint(bottomBracket, headBottom, 0.68),
  ];
  const up = (point: Point): Point => addVector(point, [-38, 44]);
  canvas.line([up(low), up(high)], 66, hex);
  canvas.line([up(high), up(interpolatePoint(bottomBracket, headBottom, 0.75))], 36, GRAPHITE);
  canvas.line([addVector(low, [-12, 20]), addVector(high, [-12, 20])], 8, METAL);
};

const pedals: Draw = (canvas, { bottomBracket }, hex) => {
  const at = getCirclePoint(bottomBracket, 170, toRadians(-4));
  canvas.line([addVector(at, [-44, 0]), addVector(at, [44, 0])], 22, hex);
  canvas.line([addVector(at, [-38, 5]), addVector(at, [38, 5])], 4, shadeColor(hex, 0.4), 'butt');
};

const drawings: Partial<Record<string, Draw>> = {
  ...{ 'rear-rack': drawRearRack, 'front-rack': drawFrontRack, 'child-seat': childSeat },
  ...{ 'front-light': frontLight, 'rear-light': rearLight, lock, 'frame-lock': frameLock },
  ...{ stand, mirror, bottle, pedals },
};

/**
 * Draws mounted accessories in addition to the bicycle's standard parts, each in its color. Saddle, grips and bell are
 * drawn elsewhere, because they replace standard parts.
 */
export function drawMountedParts(
  canvas: SvgCanvas,
  { mounted, build }: BikeDrawingInput,
  points: FramePoints,
): void {
  for (const [place, hex] of Object.entries(mounted ?? {})) {
    // A bicycle with lights already has a tail lamp.
    if (place === 'rear-light' && build.lights) continue;
    drawings[place]?.(canvas, points, hex ?? GRAPHITE);
  }
}
