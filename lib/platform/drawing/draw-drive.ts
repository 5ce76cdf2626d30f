import {
  addVector,
  type BikeDrawingInput,
  computePointDistance,
  type FramePoints,
  getCirclePoint,
  type Point,
  toRadians,
} from '@/domain/catalog/frame-geometry';
import { BLACK_PAINT, METAL, type Paint, type SvgCanvas } from './svg-canvas';

/** Tooth pitch of a Gates belt in millimeters. */
const PITCH = 11;
const CRANK = 170;
const CRANK_ANGLE = -4;

interface Hub {
  readonly radius: number;
  readonly body: string;
  /** Radii of the rings drawn on the hub, in millimeters. */
  readonly rings: readonly number[];
}

const HUBS: Readonly<Record<string, Hub>> = {
  nexus8: { radius: 41, body: '#b3b7ba', rings: [34, 24] },
  alfine8: { radius: 42, body: '#2a2b2d', rings: [33] },
  alfine11: { radius: 45, body: '#2a2b2d', rings: [38, 28] },
  enviolo: { radius: 58, body: '#3a3c3f', rings: [50, 42] },
  rohloff14: { radius: 60, body: '#a9adb0', rings: [54, 47, 33] },
};
const DEFAULT_HUB: Hub = { radius: 24, body: '#303234', rings: [17] };

/** Returns the hub of the rear wheel: geared, motor or plain. */
export function getRearHub(picture: BikeDrawingInput): Hub {
  if (picture.motor === 'mahle') return { radius: 56, body: '#202123', rings: [49, 30] };
  return HUBS[picture.drive] ?? DEFAULT_HUB;
}

const hasGearbox = (drive: string): boolean => drive.startsWith('pinion');

/** Draws both hubs, behind frame and belt. */
export function drawHubs(canvas: SvgCanvas, picture: BikeDrawingInput, points: FramePoints): void {
  const hub = getRearHub(picture);
  canvas.circle(points.rearAxle, hub.radius, hub.body);
  for (const radius of hub.rings)
    canvas.ring(points.rearAxle, radius, 1.6, '#7c8083', ' opacity=".8"');
  const dynamo = picture.build.lights && picture.motor === null;
  canvas.circle(points.frontAxle, dynamo ? 33 : 21, '#2a2b2d');
  canvas.ring(points.frontAxle, dynamo ? 24 : 14, 1.6, '#7c8083');
}

function gearbox(
  canvas: SvgCanvas,
  picture: BikeDrawingInput,
  points: FramePoints,
  paint: Paint,
): void {
  const centre = points.bottomBracket;
  const at = (x: number, y: number): Point => addVector(centre, [x, y]);
  if (picture.motor === 'bosch') {
    const body = `M${canvas.at(at(-62, -40))}C${canvas.at(at(-20, -92))} ${canvas.at(at(84, -84))} ${canvas.at(at(112, -8))}C${canvas.at(at(132, 42))} ${canvas.at(at(96, 96))} ${canvas.at(at(38, 88))}C${canvas.at(at(-10, 86))} ${canvas.at(at(-92, 40))} ${canvas.at(at(-62, -40))}Z`;
    canvas.fill(body, '#26282a');
    canvas.circle(at(34, 8), 46, '#303335');
    canvas.ring(at(34, 8), 46, 2, '#54585b');
    return;
  }
  if (!hasGearbox(picture.drive)) {
    canvas.circle(centre, 27, paint.base);
    canvas.ring(centre, 27, 2, paint.dark);
    return;
  }
  const large = picture.drive.startsWith('pinion-p');
  const smart = picture.drive.includes('smart');
  const [w, h] = large ? [88, 66] : [76, 58];
  const shell = `M${canvas.at(at(-w * 0.82, h * 0.5))}Q${canvas.at(at(-w * 0.9, -h * 0.95))} ${canvas.at(at(-w * 0.1, -h))}Q${canvas.at(at(w * 0.95, -h * 0.95))} ${canvas.at(at(w, h * 0.1))}Q${canvas.at(at(w * 0.95, h))} ${canvas.at(at(w * 0.2, h))}Q${canvas.at(at(-w * 0.7, h * 1.15))} ${canvas.at(at(-w * 0.82, h * 0.5))}Z`;
  canvas.fill(shell, paint.base);
  canvas.fill(shell, large ? '#8d9194' : '#1e1f20', ' opacity=".78"');
  for (const [x, y] of [
    [-w * 0.66, h * 0.4],
    [w * 0.72, h * 0.35],
    [w * 0.4, -h * 0.72],
    [-w * 0.6, -h * 0.55],
  ] as const)
    canvas.circle(at(x, y), 5, large ? '#5d6164' : '#5a5d60');
  if (smart) canvas.line([at(-w * 0.4, h * 0.74), at(w * 0.3, h * 0.74)], 9, '#0f1011');
}

function beltPath(
  canvas: SvgCanvas,
  rear: Point,
  front: Point,
  rearRadius: number,
  frontRadius: number,
): string {
  const base = Math.atan2(front[1] - rear[1], front[0] - rear[0]);
  const spread = Math.asin((frontRadius - rearRadius) / computePointDistance(rear, front));
  const upper = base + Math.PI / 2 + spread;
  const lower = base - Math.PI / 2 - spread;
  const arc = (radius: number, large: 0 | 1, to: Point): string =>
    `A${radius.toFixed(1)} ${radius.toFixed(1)} 0 ${large} 0 ${canvas.at(to)}`;
  return `M${canvas.at(getCirclePoint(rear, rearRadius, upper))}${arc(rearRadius, 0, getCirclePoint(rear, rearRadius, lower))}L${canvas.at(getCirclePoint(front, frontRadius, lower))}${arc(frontRadius, 1, getCirclePoint(front, frontRadius, upper))}Z`;
}

function crank(canvas: SvgCanvas, centre: Point, angle: number, colour: string): Point {
  const pedal = getCirclePoint(centre, CRANK, toRadians(angle));
  canvas.line([centre, pedal], 21, colour);
  return pedal;
}

function pedal(canvas: SvgCanvas, at: Point): void {
  canvas.line([addVector(at, [-42, 0]), addVector(at, [42, 0])], 19, '#1a1b1c');
  canvas.line([addVector(at, [-38, 5]), addVector(at, [38, 5])], 3, '#5c5f62', 'butt');
}

/** Draws the far crank; call it before the frame is drawn. */
export function drawFarCrank(canvas: SvgCanvas, points: FramePoints): void {
  pedal(canvas, crank(canvas, points.bottomBracket, CRANK_ANGLE + 180, '#17181a'));
}

/** Draws gearbox or motor, belt, sprockets and the near crank; call it after the frame is drawn. */
export function drawDrive(
  canvas: SvgCanvas,
  picture: BikeDrawingInput,
  points: FramePoints,
  paint: Paint,
): void {
  const { build } = picture;
  const rear = points.rearAxle;
  const front = points.bottomBracket;
  const rearRadius = (build.rearTeeth * PITCH) / 2 / Math.PI;
  const frontRadius = (build.frontTeeth * PITCH) / 2 / Math.PI;
  gearbox(canvas, picture, points, paint);
  canvas.ring(rear, rearRadius - 8, 10, METAL);
  canvas.circle(rear, 17, '#232425');
  canvas.circle(rear, 8, METAL);
  canvas.stroke(beltPath(canvas, rear, front, rearRadius, frontRadius), 6.5, '#141516');
  canvas.stroke(
    beltPath(canvas, rear, front, rearRadius - 3.8, frontRadius - 3.8),
    4.6,
    '#141516',
    'butt',
    ' stroke-dasharray="5.6 5.4"',
  );
  canvas.stroke(
    beltPath(canvas, rear, front, rearRadius + 2, frontRadius + 2),
    1.2,
    '#55595c',
    'butt',
    ' opacity=".8"',
  );
  canvas.ring(front, frontRadius - 11, 12, '#2b2d2f');
  for (let arm = 0; arm < 5; arm += 1)
    canvas.line(
      [front, getCirclePoint(front, frontRadius - 13, arm * 1.2566 - 0.07)],
      15,
      '#2b2d2f',
      'butt',
    );
  canvas.circle(front, 26, BLACK_PAINT.base);
  pedal(canvas, crank(canvas, front, CRANK_ANGLE, '#232426'));
  const shine = getCirclePoint(front, CRANK - 24, toRadians(CRANK_ANGLE));
  canvas.line([addVector(front, [20, 4]), addVector(shine, [0, 5])], 3, '#5c5f62', 'butt');
  canvas.circle(front, 9, METAL);
}
