import type { FrameGeometry, FrameShape } from './bike-build';
import type { FramePoints } from './frame-points';
import { along, between, type Point } from './vector';

/** The parts of a frame's line drawing as SVG paths, y down, in millimetres. */
export interface FrameLines {
  readonly tubes: string;
  readonly fork: string;
  readonly post: string;
  readonly saddle: string;
  readonly stem: string;
}

/** A point as paths write it. */
export const pathPoint = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(-y)}`;

/** A line through points. */
export const linePath = (...list: readonly Point[]): string => `M${list.map(pathPoint).join('L')}`;

/** How a frame is drawn as lines. */
export function frameLines(
  shape: FrameShape,
  geometry: Pick<FrameGeometry, 'seatTube'>,
  points: FramePoints,
): FrameLines {
  const { bottomBracket, rearAxle, frontAxle, headTop, headBottom, crown } = points;
  const { seatTop, saddle, steering, seating } = points;
  const topAtHead = along(headTop, steering, 24);
  const downAtHead = along(headBottom, steering, -22);
  const seatJoint = along(seatTop, seating, shape === 'diamond' ? -26 : -geometry.seatTube * 0.42);
  const knee = along(bottomBracket, [205, 46]);
  const main: Readonly<Record<FrameShape, string>> = {
    diamond: `${linePath(seatJoint, topAtHead)}${linePath(bottomBracket, downAtHead)}`,
    mixte: `${linePath(topAtHead, seatJoint, rearAxle)}${linePath(bottomBracket, downAtHead)}`,
    wave: `M${pathPoint(downAtHead)}C${pathPoint(between(downAtHead, knee, 0.62))} ${pathPoint(along(knee, [-36, -20]))} ${pathPoint(along(bottomBracket, seating, 30))}`,
  };
  const stays = linePath(along(seatTop, seating, shape === 'wave' ? -60 : -26), rearAxle);
  return {
    tubes: `${linePath(rearAxle, bottomBracket, seatTop)}${stays}${main[shape]}${linePath(headTop, headBottom)}`,
    fork: `M${pathPoint(headBottom)}L${pathPoint(crown)}Q${pathPoint(along(between(crown, frontAxle, 0.66), [-18, -6]))} ${pathPoint(frontAxle)}`,
    post: linePath(seatTop, saddle),
    saddle: `M${pathPoint(along(saddle, [-130, 6]))}Q${pathPoint(along(saddle, [-40, -14]))} ${pathPoint(along(saddle, [120, 0]))}`,
    stem: linePath(headTop, along(headTop, steering, -44), along(headTop, [70, 56])),
  };
}
