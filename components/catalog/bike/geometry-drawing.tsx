import type { FrameGeometry, FrameShape } from '@/domain/catalog/frame-geometry';
import {
  buildFrameOutline,
  formatLinePath,
  formatPathPoint,
} from '@/lib/platform/drawing/frame-outline';
import { computeFramePoints } from '@/domain/catalog/frame-geometry';
import {
  addVector,
  interpolatePoint,
  getDirection,
  type Point,
} from '@/domain/catalog/frame-geometry';
import '@/components/catalog/product-detail.scss';

const RADIUS = 330;

interface Props {
  readonly shape: FrameShape;
  readonly geometry: FrameGeometry;
  readonly bodyHeightCm: number;
  readonly label: string;
}

/** The frame drawn to scale, with the dimensions A to F, which the table beside it lists. */
export function GeometryDrawing({ shape, geometry, bodyHeightCm, label }: Props) {
  const points = computeFramePoints(geometry, 30, bodyHeightCm);
  const { bottomBracket, rearAxle, frontAxle, headTop, headBottom, seatTop } = points;
  const lines = buildFrameOutline(shape, geometry, points);
  const corner: Point = [bottomBracket[0], headTop[1]];
  const level = 140;
  const right: Point = [headTop[0] + 260, headTop[1]];
  const flat = addVector(seatTop, [0, headTop[1] - seatTop[1]]);
  const measures: readonly {
    readonly name: string;
    readonly from: Point;
    readonly to: Point;
    readonly text: Point;
    readonly thin?: readonly (readonly [Point, Point])[];
  }[] = [
    {
      name: 'A',
      from: addVector(corner, [0, level]),
      to: addVector(headTop, [0, level]),
      text: [headTop[0] / 2, headTop[1] + level + 24],
      thin: [
        [bottomBracket, addVector(corner, [0, level + 14])],
        [headTop, addVector(headTop, [0, level + 14])],
      ],
    },
    {
      name: 'B',
      from: [right[0], bottomBracket[1]],
      to: right,
      text: [right[0] + 34, (headTop[1] + bottomBracket[1]) / 2],
      thin: [
        [headTop, addVector(right, [14, 0])],
        [bottomBracket, [right[0] + 14, bottomBracket[1]]],
      ],
    },
    {
      name: 'C',
      from: [rearAxle[0], -70],
      to: [frontAxle[0], -70],
      text: [(rearAxle[0] + frontAxle[0]) / 2, -54],
      thin: [
        [rearAxle, [rearAxle[0], -84]],
        [frontAxle, [frontAxle[0], -84]],
      ],
    },
    {
      name: 'D',
      from: addVector(bottomBracket, [-62, -18]),
      to: addVector(seatTop, [-62, -18]),
      text: addVector(interpolatePoint(bottomBracket, seatTop, 0.5), [-104, -26]),
    },
    {
      name: 'E',
      from: addVector(flat, [0, 0]),
      to: headTop,
      text: addVector(interpolatePoint(flat, headTop, 0.42), [0, 22]),
    },
    {
      name: 'F',
      from: addVector(headTop, [44, 12]),
      to: addVector(headBottom, [44, 12]),
      text: addVector(interpolatePoint(headTop, headBottom, 0.5), [82, 4]),
    },
  ];
  const arrow = (end: Point, from: Point): string => {
    const [dx, dy] = getDirection(from, end);
    const back = addVector(end, [dx, dy], -22);
    return `${formatLinePath(end, addVector(back, [-dy, dx], 7), addVector(back, [-dy, dx], -7))}Z`;
  };
  return (
    <svg
      viewBox={`${Math.round(rearAxle[0] - RADIUS - 12)} -1110 ${Math.round(frontAxle[0] - rearAxle[0] + 2 * RADIUS + 24)} 1210`}
      className="w-100 lt-geometry"
      role="img"
      aria-label={label}
      fill="none"
      stroke="currentColor"
    >
      <g strokeWidth="3.4">
        <circle cx={rearAxle[0]} cy={-rearAxle[1]} r={RADIUS} opacity=".4" />
        <circle cx={frontAxle[0]} cy={-frontAxle[1]} r={RADIUS} opacity=".4" />
        <circle cx={rearAxle[0]} cy={-rearAxle[1]} r="10" />
        <circle cx={frontAxle[0]} cy={-frontAxle[1]} r="10" />
      </g>
      <g strokeWidth="19" strokeLinejoin="round" strokeLinecap="round">
        <path d={lines.tubes} />
        <path strokeWidth="13" d={lines.fork} />
        <path strokeWidth="11" d={lines.post} />
        <path strokeWidth="20" d={lines.saddle} />
        <path strokeWidth="11" d={lines.stem} />
      </g>
      <circle
        cx={bottomBracket[0]}
        cy={-bottomBracket[1]}
        r="30"
        fill="var(--lt-paper)"
        strokeWidth="6"
      />
      <g stroke="var(--lt-danger)" fill="var(--lt-danger)" strokeWidth="3">
        {measures.map(({ name, from, to, thin = [] }) => (
          <g key={name}>
            {thin.map(([start, end]) => (
              <path key={formatPathPoint(end)} d={formatLinePath(start, end)} opacity=".55" />
            ))}
            <path
              d={formatLinePath(from, to)}
              strokeDasharray={name === 'E' ? '12 12' : undefined}
            />
            <path d={`${arrow(to, from)}${arrow(from, to)}`} stroke="none" />
          </g>
        ))}
      </g>
      <g
        fill="var(--lt-ink)"
        stroke="none"
        fontSize="46"
        style={{ fontWeight: 620 }}
        textAnchor="middle"
      >
        {measures.map(({ name, text }) => (
          <text key={name} x={Math.round(text[0])} y={Math.round(-text[1])}>
            {name}
          </text>
        ))}
      </g>
    </svg>
  );
}
