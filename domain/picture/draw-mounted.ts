import type { BikeToDraw } from './bike-build';
import { METAL } from './bike-paint';
import { drawFrontRack, drawRearRack } from './draw-equipment';
import type { FramePoints } from './frame-points';
import { shade, type SvgCanvas } from './svg-canvas';
import { along, between, onCircle, type Point, radians } from './vector';

type Draw = (canvas: SvgCanvas, points: FramePoints, hex: string) => void;

const GRAPHITE = '#1d1e1f';

/** The clamp at the seat tube and the two sprung stays that carry the seat over the rear wheel. */
const childSeat: Draw = (canvas, { bottomBracket, seatTop, rearAxle, wheelRadius }, hex) => {
  const clamp = between(bottomBracket, seatTop, 0.82);
  const [x, y] = rearAxle;
  const end: Point = [x - 60, y + wheelRadius + 150];
  canvas.curve([clamp, along(clamp, [-70, 60]), [x + 60, end[1]], end], 13, hex);
  canvas.curve(
    [along(clamp, [0, -30]), along(clamp, [-80, 30]), [x + 60, end[1] - 26], along(end, [0, -26])],
    9,
    hex,
  );
  canvas.line([along(clamp, [-16, 24]), along(clamp, [10, -44])], 46, hex);
  canvas.line([along(clamp, [-8, 10]), along(clamp, [4, -26])], 8, METAL);
};

const frontLight: Draw = (canvas, { crown, acrossSteering }, hex) => {
  const lamp = along(along(crown, acrossSteering, 52), [4, 30]);
  canvas.line([crown, along(lamp, [-10, -8])], 7, GRAPHITE);
  canvas.line([along(lamp, [-22, 0]), along(lamp, [12, 0])], 48, hex);
  canvas.line([along(lamp, [34, 22]), along(lamp, [34, -22])], 8, '#f0ead4');
};

const rearLight: Draw = (canvas, { seatTop, saddle }) => {
  const tail = along(between(seatTop, saddle, 0.36), [-26, 0]);
  canvas.line([along(tail, [0, 16]), along(tail, [0, -16])], 22, GRAPHITE);
  canvas.line([along(tail, [-10, 12]), along(tail, [-10, -12])], 8, '#c02a22');
};

/** In its holder on the seat tube. */
const lock: Draw = (canvas, { bottomBracket, seatTop }, hex) => {
  const [low, high] = [
    between(bottomBracket, seatTop, 0.34),
    between(bottomBracket, seatTop, 0.66),
  ];
  canvas.line([along(low, [34, 0]), along(high, [34, 0])], 44, hex);
  canvas.line([along(low, [30, 16]), along(high, [30, -16])], 5, shade(hex, 0.4), 'butt');
};

/** The ring around the rear wheel, below the saddle. */
const frameLock: Draw = (canvas, { rearAxle, wheelRadius }, hex) => {
  const at = onCircle(rearAxle, wheelRadius - 34, radians(62));
  canvas.ring(at, 44, 20, hex);
  canvas.line([along(at, [-30, 34]), along(at, [34, 34])], 26, hex);
};

const stand: Draw = (canvas, { bottomBracket, rearAxle }, hex) => {
  const plate = between(bottomBracket, rearAxle, 0.2);
  const foot: Point = [plate[0] - 90, 14];
  canvas.line([plate, foot], 17, hex);
  canvas.line([along(foot, [-30, 0]), along(foot, [26, 0])], 14, GRAPHITE);
};

const mirror: Draw = (canvas, { headTop }, hex) => {
  const from = along(headTop, [20, 92]);
  canvas.curve([from, along(from, [4, 30]), along(from, [18, 58])], 8, METAL);
  canvas.circle(along(from, [24, 86]), 34, hex);
  canvas.circle(along(from, [21, 86]), 26, '#c9d2d6');
};

const bottle: Draw = (canvas, { bottomBracket, headBottom }, hex) => {
  const [low, high] = [
    between(bottomBracket, headBottom, 0.34),
    between(bottomBracket, headBottom, 0.68),
  ];
  const up = (point: Point): Point => along(point, [-38, 44]);
  canvas.line([up(low), up(high)], 66, hex);
  canvas.line([up(high), up(between(bottomBracket, headBottom, 0.75))], 36, GRAPHITE);
  canvas.line([along(low, [-12, 20]), along(high, [-12, 20])], 8, METAL);
};

const pedals: Draw = (canvas, { bottomBracket }, hex) => {
  const at = onCircle(bottomBracket, 170, radians(-4));
  canvas.line([along(at, [-44, 0]), along(at, [44, 0])], 22, hex);
  canvas.line([along(at, [-38, 5]), along(at, [38, 5])], 4, shade(hex, 0.4), 'butt');
};

const drawings: Partial<Record<string, Draw>> = {
  ...{ 'rear-rack': drawRearRack, 'front-rack': drawFrontRack, 'child-seat': childSeat },
  ...{ 'front-light': frontLight, 'rear-light': rearLight, lock, 'frame-lock': frameLock },
  ...{ stand, mirror, bottle, pedals },
};

/** What is mounted beside the bicycle's own parts, each in its colour. Saddle, grips and bell are drawn in the place of its own. */
export function drawMounted(
  canvas: SvgCanvas,
  { mounted, build }: BikeToDraw,
  points: FramePoints,
): void {
  for (const [place, hex] of Object.entries(mounted ?? {})) {
    // A bicycle with lights has its tail lamp where it was.
    if (place === 'rear-light' && build.lights) continue;
    drawings[place]?.(canvas, points, hex ?? GRAPHITE);
  }
}
