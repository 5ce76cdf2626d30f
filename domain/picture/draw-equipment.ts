import type { BikeToDraw } from './bike-build';
import { METAL, type Paint } from './bike-paint';
import type { FramePoints } from './frame-points';
import type { SvgCanvas } from './svg-canvas';
import { along, between, onCircle, radians, type Point } from './vector';

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
    canvas.line([centre, onCircle(centre, radius, radians(angle))], 3.2, METAL);
}

/** Mudguards with their stays. */
export function drawMudguards(
  canvas: SvgCanvas,
  picture: BikeToDraw,
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

/** A rack over the rear wheel. */
export function drawRearRack(canvas: SvgCanvas, points: FramePoints, colour: string): void {
  const [x, y] = points.rearAxle;
  const top = y + points.wheelRadius + 44;
  const toFrame = along(between(points.seatTop, points.rearAxle, 0.16), [-4, 0]);
  canvas.line([[x - 205, top + 4], [x - 196, top], [x + 150, top], toFrame], 10.5, colour);
  for (const shift of [62, -30, -132])
    canvas.line([[x + shift, top], along(points.rearAxle, [-4, 26])], 8, colour);
  canvas.line(
    [
      [x - 205, top + 4],
      [x - 205, top - 16],
    ],
    9,
    colour,
  );
}

/** A rack over the front wheel. */
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
    canvas.line([[x + shift, top], along(points.frontAxle, [2, 18])], 7.5, colour);
}

/** Racks, where the model has one. */
export function drawRack(canvas: SvgCanvas, picture: BikeToDraw, points: FramePoints): void {
  const { rack } = picture.build;
  if (rack === 'front') drawFrontRack(canvas, points);
  else if (rack !== 'none') drawRearRack(canvas, points, rack === 'silver' ? METAL : '#1d1e1f');
}

/** The tail lamp hangs on the rack, else on the mudguard, else on the seat post. */
function tailLamp({ build }: BikeToDraw, points: FramePoints): Point {
  const [x, y] = points.rearAxle;
  if (build.rack === 'black' || build.rack === 'silver')
    return [x - 212, y + points.wheelRadius + 24];
  if (build.mudguards !== 'none')
    return onCircle(points.rearAxle, points.wheelRadius + GAP + 17, radians(158));
  return along(between(points.seatTop, points.saddle, 0.36), [-26, 0]);
}

/** Head lamp on the crown, tail lamp at the back. */
export function drawLights(canvas: SvgCanvas, picture: BikeToDraw, points: FramePoints): void {
  const { build } = picture;
  if (!build.lights) return;
  const lamp = along(along(points.crown, points.acrossSteering, 52), [4, 30]);
  canvas.line([points.crown, along(lamp, [-10, -8])], 7, '#2a2b2d');
  canvas.fill(
    `M${canvas.at(along(lamp, [-34, 0]))}C${canvas.at(along(lamp, [-34, 22]))} ${canvas.at(along(lamp, [4, 27]))} ${canvas.at(along(lamp, [26, 26]))}L${canvas.at(along(lamp, [26, -26]))}C${canvas.at(along(lamp, [4, -27]))} ${canvas.at(along(lamp, [-34, -22]))} ${canvas.at(along(lamp, [-34, 0]))}Z`,
    '#1b1c1d',
  );
  canvas.line([along(lamp, [27, 23]), along(lamp, [27, -23])], 6, '#f0ead4');
  const tail = tailLamp(picture, points);
  canvas.line([along(tail, [0, 14]), along(tail, [0, -14])], 20, '#1b1c1d');
  canvas.line([along(tail, [-9, 11]), along(tail, [-9, -11])], 7, '#a8201a');
}

/** Disc calipers or rim brakes. */
export function drawBrakes(canvas: SvgCanvas, picture: BikeToDraw, points: FramePoints): void {
  const { brakes } = picture.build;
  if (brakes === 'disc') {
    canvas.line(
      [onCircle(points.frontAxle, 66, radians(146)), onCircle(points.frontAxle, 90, radians(118))],
      27,
      '#1b1c1d',
    );
    canvas.line(
      [onCircle(points.rearAxle, 68, radians(66)), onCircle(points.rearAxle, 86, radians(36))],
      25,
      '#1b1c1d',
    );
    return;
  }
  const front = along(points.crown, points.acrossSteering, 22);
  canvas.line([front, along(front, points.steering, 46)], 15, METAL);
  if (brakes === 'rim') {
    const bridge = between(points.seatTop, points.rearAxle, 0.44);
    canvas.line([along(bridge, [-14, 14]), along(bridge, [-34, -26])], 15, METAL);
  } else {
    canvas.line([points.rearAxle, along(points.rearAxle, [108, -14])], 8, METAL);
  }
}
