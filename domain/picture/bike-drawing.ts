import { BLACK, paintOf } from './bike-paint';
import type { BikePicture } from './bike-build';
import { drawCockpit, drawSaddle } from './draw-cockpit';
import { drawDimensions } from './draw-dimensions';
import { drawDrive, drawFarCrank, drawHubs, rearHub } from './draw-drive';
import { drawBrakes, drawLights, drawMudguards, drawRack } from './draw-equipment';
import { drawFork, drawFrame } from './draw-frame';
import { drawWheel } from './draw-wheels';
import { framePoints } from './frame-points';
import { SIDE_VIEW, SvgCanvas } from './svg-canvas';

const SHADOW =
  '<radialGradient id="s"><stop offset="0" stop-color="#1a1c1a" stop-opacity=".34"/><stop offset=".6" stop-color="#1a1c1a" stop-opacity=".12"/><stop offset="1" stop-color="#1a1c1a" stop-opacity="0"/></radialGradient>';

/**
 * The side view of a bicycle as an SVG document, 3:2, on a transparent ground, every wheel on the same line.
 * `dimensions` writes the main measures over it.
 */
export function drawBike(picture: BikePicture, dimensions = false): string {
  const points = framePoints(picture.geometry, picture.build.tyre, picture.bodyHeightCm);
  const centre = (points.rearAxle[0] + points.frontAxle[0]) / 2;
  const canvas = new SvgCanvas(centre);
  const paint = paintOf(picture.hex, picture.finish);
  const disc = picture.build.brakes === 'disc';
  const [x] = canvas.at([centre, 0]).split(' ');
  canvas.raw(`<ellipse cx="${x}" cy="${SIDE_VIEW.ground + 3}" rx="${Math.round((points.frontAxle[0] - points.rearAxle[0]) * 0.88)}" ry="24" fill="url(#s)"/>`);
  drawFarCrank(canvas, points);
  drawWheel(canvas, { centre: points.rearAxle, radius: points.wheelRadius, flange: rearHub(picture).radius - 3, disc }, picture.build);
  drawWheel(canvas, { centre: points.frontAxle, radius: points.wheelRadius, flange: picture.build.lights ? 30 : 19, disc }, picture.build);
  drawHubs(canvas, picture, points);
  drawMudguards(canvas, picture, points, paint);
  drawRack(canvas, picture, points);
  drawBrakes(canvas, picture, points);
  drawSaddle(canvas, picture, points);
  drawFrame(canvas, picture, points, paint);
  drawFork(canvas, points, picture.build.fork === 'paint' ? paint : BLACK);
  drawLights(canvas, picture, points);
  drawCockpit(canvas, picture, points);
  drawDrive(canvas, picture, points, paint);
  canvas.circle(points.frontAxle, 9, '#9da1a4');
  if (dimensions) drawDimensions(canvas, picture.geometry, points);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE_VIEW.width} ${SIDE_VIEW.height}" width="${SIDE_VIEW.width}" height="${SIDE_VIEW.height}"><defs>${SHADOW}</defs><g fill="none" stroke-linejoin="round">${canvas.toString()}</g></svg>`;
}
