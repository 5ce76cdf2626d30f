import type { FrameGeometry } from './bike-build';
import type { FramePoints } from './frame-points';
import type { SvgCanvas } from './svg-canvas';
import { along, between, type Point } from './vector';

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
  label(canvas, along(between(from, to, 0.5), shift), text);
};

/** The main measures over a bicycle, in the letters of the geometry table: reach, stack, wheelbase, seat tube. */
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
    along(points.bottomBracket, [-60, -18]),
    along(points.seatTop, [-60, -18]),
    `D ${geometry.seatTube}`,
    [-96, -10],
  );
}
