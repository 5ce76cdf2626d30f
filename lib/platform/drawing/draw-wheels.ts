import { type BikeBuild, getCirclePoint, type Point } from '@/domain/catalog/frame-geometry';
import { METAL, SPOKE, type SvgCanvas } from './svg-canvas';

const SPOKES = 32;
const RIM_EDGE = 298;

const SIDEWALLS = { black: '#242526', tan: '#b48a57', cream: '#e3d6b5' } as const;

interface Wheel {
  readonly centre: Point;
  readonly radius: number;
  /** Radius of the spoke flange, in millimeters. */
  readonly flange: number;
  readonly disc: boolean;
}

function spokes(canvas: SvgCanvas, { centre, flange }: Wheel): void {
  let d = '';
  // Large hubs are laced with fewer crossings.
  const crossings = flange > 40 ? 2.2 : 3.2;
  for (let index = 0; index < SPOKES; index += 1) {
    const start = (index * 2 * Math.PI) / SPOKES;
    const lean = (index % 2 === 0 ? -1 : 1) * crossings * ((4 * Math.PI) / SPOKES);
    d += `M${canvas.at(getCirclePoint(centre, flange, start + lean))}L${canvas.at(getCirclePoint(centre, RIM_EDGE, start))}`;
  }
  canvas.stroke(d, 1.7, SPOKE, 'butt');
}

function disc(canvas: SvgCanvas, centre: Point): void {
  canvas.ring(centre, 72, 15, METAL);
  canvas.ring(centre, 76, 4, '#6d7174', ' stroke-dasharray="4.5 7"');
  canvas.ring(centre, 68, 4, '#6d7174', ' stroke-dasharray="4.5 6"');
  for (let arm = 0; arm < 6; arm += 1) {
    canvas.line(
      [getCirclePoint(centre, 26, arm * 1.047), getCirclePoint(centre, 66, arm * 1.047 + 0.4)],
      6,
      METAL,
      'butt',
    );
  }
}

/** Draws one wheel: tire, rim, spokes and disc. Its hub is drawn with the drive. */
export function drawWheel(canvas: SvgCanvas, wheel: Wheel, build: BikeBuild): void {
  const { centre, radius } = wheel;
  const wall = SIDEWALLS[build.sidewall];
  spokes(canvas, wheel);
  canvas.ring(centre, radius - build.tyre / 2, build.tyre, wall);
  canvas.ring(centre, radius - build.tyre * 0.17, build.tyre * 0.34, '#191a1b');
  canvas.ring(centre, radius - build.tyre * 0.42, build.tyre * 0.1, '#ffffff', ' opacity=".13"');
  if (build.sidewall === 'black')
    canvas.ring(centre, radius - build.tyre * 0.66, 2.6, '#c9cccc', ' opacity=".75"');
  canvas.ring(centre, 304, 19, build.rim === 'silver' ? '#b3b7ba' : '#27282a');
  canvas.ring(centre, 300, 3, build.rim === 'silver' ? '#eceded' : '#56595c');
  canvas.ring(centre, 294, 1.4, build.rim === 'silver' ? '#7d8184' : '#101011');
  canvas.line(
    [getCirclePoint(centre, 294, Math.PI * 1.5), getCirclePoint(centre, 272, Math.PI * 1.5)],
    4,
    '#2a2b2c',
    'butt',
  );
  if (wheel.disc) disc(canvas, centre);
}
