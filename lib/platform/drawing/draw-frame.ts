import {
  type BikeDrawingInput,
  type FramePoints,
  addVector,
  interpolatePoint,
  type Point,
  type FrameGeometry,
} from '@/domain/catalog/frame-geometry';
import { BLACK_PAINT, type Paint, type SvgCanvas } from './svg-canvas';

const STAY = 19;

function wave(canvas: SvgCanvas, points: FramePoints, width: number, paint: Paint): void {
  const start = addVector(points.headBottom, points.steeringDirection, -34);
  const end = addVector(points.bottomBracket, points.seatTubeDirection, 34);
  const knee = addVector(points.bottomBracket, [205, 46]);
  const swan = (lift: number): string =>
    `M${canvas.at(addVector(start, [0, lift]))}C${canvas.at(addVector(interpolatePoint(start, knee, 0.62), [-6, lift]))} ${canvas.at(addVector(knee, [-36, lift - 20]))} ${canvas.at(addVector(end, [0, lift]))}`;
  canvas.stroke(swan(0), width, paint.base);
  canvas.stroke(swan(-width * 0.31), width * 0.36, paint.dark, 'butt', ' opacity=".6"');
  canvas.stroke(swan(width * 0.26), width * 0.16, paint.light, 'butt', ` opacity="${paint.shine}"`);
  canvas.tube(
    addVector(points.bottomBracket, [150, 42]),
    points.bottomBracket,
    width * 0.72,
    paint,
  );
}

function mainTubes(
  canvas: SvgCanvas,
  picture: BikeDrawingInput,
  points: FramePoints,
  paint: Paint,
): void {
  const { tubes } = picture.build;
  const topAtHead = addVector(
    points.headTop,
    points.steeringDirection,
    Math.min(30, picture.geometry.headTube * 0.3),
  );
  const downAtHead = addVector(
    points.headBottom,
    points.steeringDirection,
    -Math.min(28, picture.geometry.headTube * 0.25),
  );
  const down = picture.motor === null ? tubes.down : Math.max(tubes.down + 12, 52);
  if (picture.shape === 'wave') {
    wave(canvas, points, Math.max(down + 8, 50), paint);
    return;
  }
  canvas.tube(downAtHead, points.bottomBracket, down, paint);
  if (picture.motor !== null) {
    const from = interpolatePoint(downAtHead, points.bottomBracket, 0.2);
    const to = interpolatePoint(
      downAtHead,
      points.bottomBracket,
      picture.motor === 'bosch' ? 0.72 : 0.64,
    );
    canvas.line([from, to], 2, paint.dark, 'butt', ' opacity=".9"');
    canvas.line([from, to], down * 0.5, '#000000', 'butt', ' opacity=".18"');
  }
  if (picture.shape === 'mixte') {
    const crossing = addVector(
      points.bottomBracket,
      points.seatTubeDirection,
      picture.geometry.seatTube * 0.58,
    );
    canvas.tube(topAtHead, crossing, tubes.top * 0.8, paint);
    canvas.tube(crossing, points.rearAxle, tubes.top * 0.72, paint);
    return;
  }
  canvas.tube(
    topAtHead,
    addVector(points.seatTop, points.seatTubeDirection, -tubes.top * 0.9),
    tubes.top,
    paint,
  );
}

function decal(
  canvas: SvgCanvas,
  picture: BikeDrawingInput,
  points: FramePoints,
  paint: Paint,
): void {
  if (picture.shape === 'wave') return;
  const from = interpolatePoint(points.headBottom, points.bottomBracket, 0.36);
  const to = interpolatePoint(points.headBottom, points.bottomBracket, 0.62);
  const angle = (Math.atan2(from[1] - to[1], from[0] - to[0]) * -180) / Math.PI;
  const [x, y] = canvas.at(interpolatePoint(from, to, 0.5)).split(' ');
  const tone =
    Number.parseInt(paint.base.slice(1, 3), 16) + Number.parseInt(paint.base.slice(3, 5), 16) > 250
      ? paint.dark
      : paint.light;
  canvas.raw(
    `<text x="${x}" y="${y}" transform="rotate(${angle.toFixed(1)} ${x} ${y})" dy="9" text-anchor="middle" font-family="Archivo,Helvetica,Arial,sans-serif" font-size="26" font-weight="600" letter-spacing="-1" fill="${tone}">Lautlos</text>`,
  );
}

/** Draws stays, main tubes, head tube and headset. */
export function drawFrame(
  canvas: SvgCanvas,
  picture: BikeDrawingInput,
  points: FramePoints,
  paint: Paint,
): void {
  const stayTop = addVector(
    points.seatTop,
    points.seatTubeDirection,
    picture.shape === 'wave' ? -60 : -26,
  );
  const tubes = picture.build.tubes;
  canvas.tube(points.bottomBracket, points.rearAxle, STAY + 3, paint);
  canvas.tube(stayTop, points.rearAxle, STAY - 2, paint);
  mainTubes(canvas, picture, points, paint);
  canvas.tube(points.bottomBracket, points.seatTop, tubes.seat, paint);
  decal(canvas, picture, points, paint);
  const upper: Point = addVector(points.headTop, points.steeringDirection, -9);
  const lower: Point = addVector(points.headBottom, points.steeringDirection, 9);
  canvas.line([upper, lower], tubes.head - 3, BLACK_PAINT.base, 'butt');
  canvas.line([points.headTop, points.headBottom], tubes.head, paint.base, 'butt');
  const shadow = tubes.head * 0.3;
  const side = points.steeringNormal;
  canvas.line(
    [addVector(points.headTop, side, -shadow), addVector(points.headBottom, side, -shadow)],
    tubes.head * 0.34,
    paint.dark,
    'butt',
    ' opacity=".55"',
  );
  canvas.line(
    [
      addVector(points.headTop, side, shadow * 0.7),
      addVector(points.headBottom, side, shadow * 0.7),
    ],
    tubes.head * 0.15,
    paint.light,
    'butt',
    ` opacity="${paint.shine}"`,
  );
  canvas.circle(
    addVector(interpolatePoint(points.headTop, points.headBottom, 0.42), side, 2),
    8,
    '#c99a35',
  );
}

/** Draws the fork, which becomes thinner and bends forward toward the axle. */
export function drawFork(canvas: SvgCanvas, points: FramePoints, paint: Paint): void {
  const offsetAt = (t: number): Point => {
    const straight = addVector(
      interpolatePoint(points.crown, points.frontAxle, t),
      points.steeringNormal,
      -34 * Math.sin(Math.PI * t) * (0.6 + 0.4 * t),
    );
    return straight;
  };
  const edge = (side: 1 | -1): Point[] =>
    Array.from({ length: 11 }, (_, index) => {
      const t = index / 10;
      return addVector(offsetAt(t), points.steeringNormal, side * (15 - 6.5 * t));
    });
  const front = edge(1);
  const back = edge(-1).reverse();
  canvas.fill(`${canvas.smooth(front)}L${canvas.smooth(back).slice(1)}Z`, paint.base);
  const inner = (share: number): Point[] =>
    Array.from({ length: 11 }, (_, index) =>
      addVector(offsetAt(index / 10), points.steeringNormal, share * (15 - 0.65 * index)),
    );
  canvas.curve(inner(-0.62), 6.5, paint.dark, 'butt', ' opacity=".55"');
  canvas.curve(inner(0.42), 3.2, paint.light, 'butt', ` opacity="${paint.shine}"`);
  canvas.line(
    [
      addVector(points.crown, points.steeringNormal, -17),
      addVector(points.crown, points.steeringNormal, 17),
    ],
    20,
    paint.base,
  );
}

const RUST = '#a33a1c';

const label = (canvas: SvgCanvas, at: Point, text: string): void => {
  const [x, y] = canvas.at(at).split(' ');
  canvas.raw(
    `<text x="${x}" y="${y}" text-anchor="middle" font-family="Archivo,Helvetica,Arial,sans-serif" font-size="40" font-weight="600" fill="${RUST}" stroke="#f3f2ee" stroke-width="9" paint-order="stroke">${text}</text>`,
  );
};

const measure = (canvas: SvgCanvas, from: Point, to: Point, text: string, shift: Point): void => {
  canvas.line([from, to], 3, RUST, 'butt');
  for (const end of [from, to]) canvas.circle(end, 8, RUST);
  label(canvas, addVector(interpolatePoint(from, to, 0.5), shift), text);
};

/**
 * Draws the main dimensions over a bicycle, with the letters of the geometry table: reach, stack, wheelbase, seat tube.
 */
export function drawDimensions(
  canvas: SvgCanvas,
  geometry: FrameGeometry,
  points: FramePoints,
): void {
  const corner: Point = [points.bottomBracket[0], points.headTop[1]];
  measure(canvas, corner, points.headTop, `A ${geometry.reach}`, [0, 26]);
  measure(canvas, points.bottomBracket, corner, `B ${geometry.stack}`, [92, -40]);
  measure(
    canvas,
    [points.rearAxle[0], -60],
    [points.frontAxle[0], -60],
    `C ${geometry.wheelbase}`,
    [0, -62],
  );
  measure(
    canvas,
    addVector(points.bottomBracket, [-60, -18]),
    addVector(points.seatTop, [-60, -18]),
    `D ${geometry.seatTube}`,
    [-96, -10],
  );
}
