import { handlebarShapes } from '@/domain/catalog/handlebar-shapes';
import {
  addVector,
  type BikeDrawingInput,
  type FramePoints,
  interpolatePoint,
  type Point,
  toRadians,
} from '@/domain/catalog/frame-geometry';
import { BLACK_PAINT, BRASS, getLeatherColor, METAL, type SvgCanvas } from './svg-canvas';

function dropBar(canvas: SvgCanvas, clamp: Point, tape: string): Point {
  const at = (x: number, y: number): Point => addVector(clamp, [x, y]);
  canvas.curve(
    [at(0, 0), at(40, 2), at(82, -8), at(96, -52), at(62, -112), at(-4, -128), at(-46, -128)],
    29,
    tape,
  );
  canvas.curve([at(56, 2), at(104, 10), at(128, 44)], 31, '#191a1b');
  canvas.curve([at(122, 18), at(132, -40), at(118, -108)], 9, '#3a3c3e');
  return at(112, 20);
}

function straightBar(
  canvas: SvgCanvas,
  picture: BikeDrawingInput,
  clamp: Point,
  tape: string,
): Point {
  const { bar } = picture.build;
  const shape = handlebarShapes[bar === 'drop' ? 'flat' : bar].map((point) =>
    addVector(clamp, point),
  );
  const end = shape.at(-1) ?? clamp;
  const before = shape.at(-2) ?? clamp;
  canvas.curve(shape, 23, picture.build.rim === 'silver' ? METAL : BLACK_PAINT.base);
  canvas.line([interpolatePoint(before, end, 0.08), end], 32, tape);
  canvas.line(
    [addVector(interpolatePoint(before, end, 0.15), [0, 8]), addVector(end, [0, 8])],
    5,
    '#ffffff',
    'round',
    ' opacity=".16"',
  );
  const pivot = interpolatePoint(before, end, -0.25);
  const forward = picture.build.bar === 'bullhorn';
  if (picture.build.brakes !== 'coaster') {
    const tip: Point = forward
      ? addVector(end, [-8, -46])
      : addVector(interpolatePoint(pivot, end, 0.9), [18, -44]);
    canvas.line([addVector(pivot, [6, -10]), addVector(pivot, [10, -22]), tip], 8, '#2a2b2d');
  }
  return pivot;
}

function bell(canvas: SvgCanvas, at: Point, colour: string): void {
  const base = addVector(at, [12, 24]);
  canvas.line([addVector(base, [0, -10]), base], 10, '#2a2b2d');
  canvas.fill(
    `M${canvas.at(addVector(base, [-20, 0]))}C${canvas.at(addVector(base, [-20, 28]))} ${canvas.at(addVector(base, [20, 28]))} ${canvas.at(addVector(base, [20, 0]))}Z`,
    colour,
  );
  canvas.line([addVector(base, [-21, 0]), addVector(base, [21, 0])], 4.4, '#94701f', 'butt');
  canvas.curve(
    [addVector(base, [-12, 8]), addVector(base, [-8, 15]), addVector(base, [0, 18])],
    3.4,
    '#f3d98d',
  );
}

/** Draws spacers, stem, handlebar, grips, brake lever, hose and the brass bell. */
export function drawCockpit(
  canvas: SvgCanvas,
  picture: BikeDrawingInput,
  points: FramePoints,
): void {
  const { build } = picture;
  const stem = addVector(points.headTop, points.steeringDirection, -(30 + build.spacers));
  const angle = toRadians(build.stemAngle);
  const clamp = addVector(stem, [Math.cos(angle), Math.sin(angle)], build.stemLength);
  const hoseFrom = addVector(clamp, [26, -6]);
  const hoseTo =
    build.brakes === 'disc'
      ? addVector(
          interpolatePoint(points.crown, points.frontAxle, 0.82),
          points.steeringNormal,
          -20,
        )
      : points.crown;
  if (build.brakes !== 'coaster') {
    canvas.curve(
      [
        hoseFrom,
        addVector(hoseFrom, [34, -70]),
        addVector(points.crown, [36, 40]),
        addVector(points.crown, points.steeringNormal, 10),
        hoseTo,
      ],
      5.5,
      '#1a1b1c',
    );
  }
  canvas.line(
    [
      addVector(points.headTop, points.steeringDirection, -6),
      addVector(stem, points.steeringDirection, -20),
    ],
    36,
    BLACK_PAINT.base,
    'butt',
  );
  canvas.line([stem, clamp], 29, BLACK_PAINT.base);
  canvas.line(
    [addVector(stem, [2, 9]), addVector(clamp, [0, 9])],
    3.5,
    BLACK_PAINT.light,
    'butt',
    ' opacity=".5"',
  );
  canvas.circle(clamp, 19, '#17181a');
  const tape = picture.mounted?.['grips'] ?? getLeatherColor(build.grip);
  const place =
    build.bar === 'drop' ? dropBar(canvas, clamp, tape) : straightBar(canvas, picture, clamp, tape);
  bell(
    canvas,
    build.bar === 'drop' ? addVector(clamp, [4, 2]) : interpolatePoint(clamp, place, 0.7),
    picture.mounted?.['bell'] ?? BRASS,
  );
}

const SADDLES: Readonly<
  Record<
    string,
    { readonly nose: number; readonly tail: number; readonly depth: number; readonly lift: number }
  >
> = {
  sport: { nose: 152, tail: -128, depth: 26, lift: 6 },
  comfort: { nose: 132, tail: -134, depth: 46, lift: 12 },
  leather: { nose: 150, tail: -130, depth: 40, lift: 10 },
};

/** Draws seat post, clamp and saddle. */
export function drawSaddle(
  canvas: SvgCanvas,
  picture: BikeDrawingInput,
  points: FramePoints,
): void {
  const { build } = picture;
  canvas.line(
    [points.seatTop, addVector(points.saddle, points.seatTubeDirection, -48)],
    27,
    '#232425',
    'butt',
  );
  const shine = addVector(points.seatTop, [6, 0]);
  canvas.line(
    [shine, addVector(addVector(points.saddle, points.seatTubeDirection, -52), [6, 0])],
    4,
    '#5c5f62',
    'butt',
  );
  canvas.line(
    [
      addVector(points.seatTop, points.seatTubeDirection, -16),
      addVector(points.seatTop, points.seatTubeDirection, 4),
    ],
    40,
    BLACK_PAINT.base,
    'butt',
  );
  const spec = SADDLES[build.saddle] ?? { nose: 150, tail: -128, depth: 28, lift: 6 };
  const at = (x: number, y: number): string => canvas.at(addVector(points.saddle, [x - 12, y]));
  const place = (x: number, y: number): Point => addVector(points.saddle, [x - 12, y]);
  canvas.curve([place(108, -20), place(52, -44), place(-24, -46), place(-88, -26)], 7, METAL);
  canvas.circle(place(6, -46), 15, '#1d1e1f');
  const colour = picture.mounted?.['saddle'] ?? getLeatherColor(build.saddleColor);
  const { nose, tail, depth, lift } = spec;
  canvas.fill(
    `M${at(nose, -4)}C${at(nose + 2, 5)} ${at(70, 1)} ${at(12, -3)}C${at(-40, -5)} ${at(-86, lift)} ${at(tail + 6, lift - 1)}C${at(tail - 12, lift - 4)} ${at(tail - 8, -depth * 0.75)} ${at(tail + 16, -depth * 0.95)}C${at(-70, -depth * 1.25)} ${at(-20, -depth * 1.05)} ${at(34, -24)}C${at(84, -20)} ${at(nose - 2, -21)} ${at(nose, -4)}Z`,
    colour,
  );
  canvas.stroke(
    `M${at(nose - 8, -4)}C${at(70, -3)} ${at(60, -4)} ${at(12, -7)}C${at(-40, -9)} ${at(-86, lift - 5)} ${at(tail + 12, lift - 5)}`,
    4,
    '#ffffff',
    'round',
    ' opacity=".2"',
  );
  if (build.saddle === 'leather')
    for (const x of [tail + 14, tail + 30, nose - 12])
      canvas.circle(place(x, x > 0 ? -8 : -4), 4, BRASS);
  if (build.saddle === 'comfort')
    for (const x of [-96, -76])
      canvas.line(
        [place(x, -34), place(x - 4, -62)],
        12,
        '#4b4e50',
        'butt',
        ' stroke-dasharray="4 3"',
      );
}
