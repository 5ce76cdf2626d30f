import {
  addVector,
  type FrameGeometry,
  type FramePoints,
  type FrameShape,
  interpolatePoint,
  type Point,
} from '@/domain/catalog/frame-geometry';

/** Parts of a frame's line drawing as SVG paths in millimeters, y pointing down. */
export interface FrameOutline {
  readonly tubes: string;
  readonly fork: string;
  readonly post: string;
  readonly saddle: string;
  readonly stem: string;
}

/** Formats a point for an SVG path. */
export const formatPathPoint = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(-y)}`;

/** Returns the path of a line through points. */
export const formatLinePath = (...list: readonly Point[]): string =>
  `M${list.map(formatPathPoint).join('L')}`;

/** Builds the line drawing of a frame: tubes, fork, seat post, saddle and stem. */
export function buildFrameOutline(
  shape: FrameShape,
  geometry: Pick<FrameGeometry, 'seatTube'>,
  points: FramePoints,
): FrameOutline {
  const { bottomBracket, rearAxle, frontAxle, headTop, headBottom, crown } = points;
  const { seatTop, saddle, steeringDirection, seatTubeDirection } = points;
  const topAtHead = addVector(headTop, steeringDirection, 24);
  const downAtHead = addVector(headBottom, steeringDirection, -22);
  const seatJoint = addVector(
    seatTop,
    seatTubeDirection,
    shape === 'diamond' ? -26 : -geometry.seatTube * 0.42,
  );
  const knee = addVector(bottomBracket, [205, 46]);
  const main: Readonly<Record<FrameShape, string>> = {
    diamond: `${formatLinePath(seatJoint, topAtHead)}${formatLinePath(bottomBracket, downAtHead)}`,
    mixte: `${formatLinePath(topAtHead, seatJoint, rearAxle)}${formatLinePath(bottomBracket, downAtHead)}`,
    wave: `M${formatPathPoint(downAtHead)}C${formatPathPoint(interpolatePoint(downAtHead, knee, 0.62))} ${formatPathPoint(addVector(knee, [-36, -20]))} ${formatPathPoint(addVector(bottomBracket, seatTubeDirection, 30))}`,
  };
  const stays = formatLinePath(
    addVector(seatTop, seatTubeDirection, shape === 'wave' ? -60 : -26),
    rearAxle,
  );
  return {
    tubes: `${formatLinePath(rearAxle, bottomBracket, seatTop)}${stays}${main[shape]}${formatLinePath(headTop, headBottom)}`,
    fork: `M${formatPathPoint(headBottom)}L${formatPathPoint(crown)}Q${formatPathPoint(addVector(interpolatePoint(crown, frontAxle, 0.66), [-18, -6]))} ${formatPathPoint(frontAxle)}`,
    post: formatLinePath(seatTop, saddle),
    saddle: `M${formatPathPoint(addVector(saddle, [-130, 6]))}Q${formatPathPoint(addVector(saddle, [-40, -14]))} ${formatPathPoint(addVector(saddle, [120, 0]))}`,
    stem: formatLinePath(
      headTop,
      addVector(headTop, steeringDirection, -44),
      addVector(headTop, [70, 56]),
    ),
  };
}
