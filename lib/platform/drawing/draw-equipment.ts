import {
  addVector,
  type BikeDrawingInput,
  type FramePoints,
  getCirclePoint,
  interpolatePoint,
  type Point,
  toRadians,
} from '@/domain/catalog/frame-geometry';
import { METAL, type Paint, type SvgCanvas } from './svg-canvas';

const GAP = 7;

function guard(
  canvas: SvgCanvas,
  centre: Point,
  radius: number,
  from: number,
  to: number,
  colour: string,
  light: string,
): void {
  canvas.stroke(canvas.arc(centre, radius, from, to), 13, colour);
  canvas.stroke(
    canvas.arc(centre, radius + 3, from + 2, to - 2),
    2.6,
    light,
    'butt',
    ' opacity=".6"',
  );
  for (const angle of [to - 8, to - 44])
    canvas.line([centre, getCirclePoint(centre, radius, toRadians(angle))], 3.2, METAL);
}

/** Draws mudguards with their stays. */
export function drawMudguards(
  canvas: SvgCanvas,
  picture: BikeDrawingInput,
  points: FramePoints,
  paint: Paint,
): void {
  const kind = picture.build.mudguards;
  if (kind === 'none') return;
  const colour = kind === 'paint' ? paint.base : kind === 'silver' ? '#b2b6b9' : '#1d1e1f';
  const light = kind === 'paint' ? paint.light : kind === 'silver' ? '#f1f2f2' : '#6a6d70';
  const radius = points.wheelRadius + GAP;
  guard(canvas, points.rearAxle, radius, 14, 196, colour, light);
  guard(canvas, points.frontAxle, radius, 58, 212, colour, light);
}

export function drawRearRack(canvas: SvgCanvas, points: FramePoints, colour: string): void {
  const [x, y] = points.rearAxle;
  const top = y + points.wheelRadius + 44;
  const toFrame = addVector(interpolatePoint(points.seatTop, points.rearAxle, 0.16), [-4, 0]);
  canvas.line([[x - 205, top + 4], [x - 196, top], [x + 150, top], toFrame], 10.5, colour);
  for (const shift of [62, -30, -132])
    canvas.line([[x + shift, top], addVector(points.rearAxle, [-4, 26])], 8, colour);
  canvas.line(
    [
      [x - 205, top + 4],
      [x - 205, top - 16],
    ],
    9,
    colour,
  );
}

export function drawFrontRack(canvas: SvgCanvas, points: FramePoints, colour = '#1d1e1f'): void {
  const [x, y] = points.frontAxle;
  const top = y + points.wheelRadius + 52;
  canvas.line(
    [
      [x - 118, top + 34],
      [x - 108, top],
      [x + 170, top],
      [x + 178, top + 26],
    ],
    10,
    colour,
  );
  for (const shift of [-60, 110])
    canvas.line([[x + shift, top], addVector(points.frontAxle, [2, 18])], 7.5, colour);
}

/** Draws the racks of the model, if it has any. */
export function drawRack(canvas: SvgCanvas, picture: BikeDrawingInput, points: FramePoints): void {
  const { rack } = picture.build;
  if (rack === 'front') drawFrontRack(canvas, points);
  else if (rack !== 'none') drawRearRack(canvas, points, rack === 'silver' ? METAL : '#1d1e1f');
}

/** Returns the position of the tail lamp: on the rack, else on the mudguard, else on the seat post. */
function tailLamp({ build }: BikeDrawingInput, points: FramePoints): Point {
  const [x, y] = points.rearAxle;
  if (build.rack === 'black' || build.rack === 'silver')
    return [x - 212, y + points.wheelRadius + 24];
  if (build.mudguards !== 'none')
    return getCirclePoint(points.rearAxle, points.wheelRadius + GAP + 17, toRadians(158));
  return addVector(interpolatePoint(points.seatTop, points.saddle, 0.36), [-26, 0]);
}

/** Draws the head lamp on the fork crown and the tail lamp. */
export function drawLights(
  canvas: SvgCanvas,
  picture: BikeDrawingInput,
  points: FramePoints,
): void {
  const { build } = picture;
  if (!build.lights) return;
  const lamp = addVector(addVector(points.crown, points.steeringNormal, 52), [4, 30]);
  canvas.line([points.crown, addVector(lamp, [-10, -8])], 7, '#2a2b2d');
  canvas.fill(
    `M${canvas.at(addVector(lamp, [-34, 0]))}C${canvas.at(addVector(lamp, [-34, 22]))} ${canvas.at(addVector(lamp, [4, 27]))} ${canvas.at(addVector(lamp, [26, 26]))}L${canvas.at(addVector(lamp, [26, -26]))}C${canvas.at(addVector(lamp, [4, -27]))} ${canvas.at(addVector(lamp, [-34, -22]))} ${canvas.at(addVector(lamp, [-34, 0]))}Z`,
    '#1b1c1d',
  );
  canvas.line([addVector(lamp, [27, 23]), addVector(lamp, [27, -23])], 6, '#f0ead4');
  const tail = tailLamp(picture, points);
  canvas.line([addVector(tail, [0, 14]), addVector(tail, [0, -14])], 20, '#1b1c1d');
  canvas.line([addVector(tail, [-9, 11]), addVector(tail, [-9, -11])], 7, '#a8201a');
}

/** Draws disc calipers or rim brakes. */
export function drawBrakes(
  canvas: SvgCanvas,
  picture: BikeDrawingInput,
  points: FramePoints,
): void {
  const { brakes } = picture.build;
  if (brakes === 'disc') {
    canvas.line(
      [
        getCirclePoint(points.frontAxle, 66, toRadians(146)),
        getCirclePoint(points.frontAxle, 90, toRadians(118)),
      ],
      27,
      '#1b1c1d',
    );
    canvas.line(
      [
        getCirclePoint(points.rearAxle, 68, toRadians(66)),
        getCirclePoint(points.rearAxle, 86, toRadians(36)),
      ],
      25,
      '#1b1c1d',
    );
    return;
  }
  const front = addVector(points.crown, points.steeringNormal, 22);
  canvas.line([front, addVector(front, points.steeringDirection, 46)], 15, METAL);
  if (brakes === 'rim') {
    const bridge = interpolatePoint(points.seatTop, points.rearAxle, 0.44);
    canvas.line([addVector(bridge, [-14, 14]), addVector(bridge, [-34, -26])], 15, METAL);
  } else {
    canvas.line([points.rearAxle, addVector(points.rearAxle, [108, -14])], 8, METAL);
  }
}
