import { BLACK_PAINT, getPaint, SIDE_VIEW, SvgCanvas } from './svg-canvas';
import {
  addVector,
  type BikeDrawingInput,
  computeFramePoints,
  type FramePoints,
  interpolatePoint,
} from '@/domain/catalog/frame-geometry';
import { drawCockpit, drawSaddle } from './draw-cockpit';
import { drawDimensions, drawFork, drawFrame } from './draw-frame';
import { drawDrive, drawFarCrank, drawHubs, getRearHub } from './draw-drive';
import { drawBrakes, drawLights, drawMudguards, drawRack } from './draw-equipment';
import { drawMountedParts } from './draw-mounted-parts';
import { drawWheel } from './draw-wheels';
import type { DrawingView } from '@/lib/platform/media/picture-path';

const SHADOW =
  '<radialGradient id="s"><stop offset="0" stop-color="#1a1c1a" stop-opacity=".34"/><stop offset=".6" stop-color="#1a1c1a" stop-opacity=".12"/><stop offset="1" stop-color="#1a1c1a" stop-opacity="0"/></radialGradient>';

/**
 * Renders the side view of a bicycle as an SVG document, 3:2, with a transparent background and all wheels on the same
 * ground line. The views `hub` and `head` are close-ups of it; `dims` adds the main dimensions.
 */
export function renderBikeSvg(picture: BikeDrawingInput, view: DrawingView = 'side'): string {
  const points = computeFramePoints(picture.geometry, picture.build.tyre, picture.bodyHeightCm);
  const centre = (points.rearAxle[0] + points.frontAxle[0]) / 2;
  const canvas = new SvgCanvas(centre);
  const paint = getPaint(picture.hex, picture.finish);
  const disc = picture.build.brakes === 'disc';
  const [x] = canvas.at([centre, 0]).split(' ');
  canvas.raw(
    `<ellipse cx="${x}" cy="${SIDE_VIEW.ground + 3}" rx="${Math.round((points.frontAxle[0] - points.rearAxle[0]) * 0.88)}" ry="24" fill="url(#s)"/>`,
  );
  drawFarCrank(canvas, points);
  drawWheel(
    canvas,
    {
      centre: points.rearAxle,
      radius: points.wheelRadius,
      flange: getRearHub(picture).radius - 3,
      disc,
    },
    picture.build,
  );
  drawWheel(
    canvas,
    {
      centre: points.frontAxle,
      radius: points.wheelRadius,
      flange: picture.build.lights ? 30 : 19,
      disc,
    },
    picture.build,
  );
  drawHubs(canvas, picture, points);
  drawMudguards(canvas, picture, points, paint);
  drawRack(canvas, picture, points);
  drawBrakes(canvas, picture, points);
  drawSaddle(canvas, picture, points);
  drawFrame(canvas, picture, points, paint);
  drawFork(canvas, points, picture.build.fork === 'paint' ? paint : BLACK_PAINT);
  drawLights(canvas, picture, points);
  drawCockpit(canvas, picture, points);
  drawDrive(canvas, picture, points, paint);
  drawMountedParts(canvas, picture, points);
  canvas.circle(points.frontAxle, 9, '#9da1a4');
  if (view === 'dims') drawDimensions(canvas, picture.geometry, points);
  const [left, top, width, height] = frameOf(view, points, canvas);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}"><defs>${SHADOW}</defs><g fill="none" stroke-linejoin="round">${canvas.toString()}</g></svg>`;
}

type Frame = readonly [left: number, top: number, width: number, height: number];

/** Returns the visible area of the drawing for a view; close-ups show a 3:2 section of the bicycle. */
function frameOf(view: DrawingView, points: FramePoints, canvas: SvgCanvas): Frame {
  if (view !== 'hub' && view !== 'head') return [0, 0, SIDE_VIEW.width, SIDE_VIEW.height];
  const around =
    view === 'hub'
      ? interpolatePoint(points.rearAxle, points.bottomBracket, 0.42)
      : addVector(points.headTop, [10, -70]);
  const [width, height] = view === 'hub' ? [840, 560] : [780, 520];
  const [x = 0, y = 0] = canvas.at(around).split(' ').map(Number);
  return [Math.round(x - width / 2), Math.round(y - height / 2), width, height];
}
