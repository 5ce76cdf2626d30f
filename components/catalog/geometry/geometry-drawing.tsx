import type { FrameGeometry, FrameShape } from '@/domain/picture/bike-build';
import { frameLines, linePath, pathPoint } from '@/domain/picture/frame-lines';
import { framePoints } from '@/domain/picture/frame-points';
import { along, between, direction, type Point } from '@/domain/picture/vector';
import '../detail.scss';

const RADIUS = 330;

interface Props {
  readonly shape: FrameShape;
  readonly geometry: FrameGeometry;
  readonly bodyHeightCm: number;
  readonly label: string;
}

/** The frame to scale with the measures A to F of the table beside it. */
export function GeometryDrawing({ shape, geometry, bodyHeightCm, label }: Props) {
  const points = framePoints(geometry, 30, bodyHeightCm);
  const { bottomBracket, rearAxle, frontAxle, headTop, headBottom, seatTop } = points;
  const lines = frameLines(shape, geometry, points);
  const corner: Point = [bottomBracket[0], headTop[1]];
  const level = 140;
  const right: Point = [headTop[0] + 260, headTop[1]];
  const flat = along(seatTop, [0, headTop[1] - seatTop[1]]);
  const measures: readonly {
    readonly name: string;
    readonly from: Point;
    readonly to: Point;
    readonly text: Point;
    readonly thin?: readonly (readonly [Point, Point])[];
  }[] = [
    {
      name: 'A',
      from: along(corner, [0, level]),
      to: along(headTop, [0, level]),
      text: [headTop[0] / 2, headTop[1] + level + 24],
      thin: [
        [bottomBracket, along(corner, [0, level + 14])],
        [headTop, along(headTop, [0, level + 14])],
      ],
    },
    {
      name: 'B',
      from: [right[0], bottomBracket[1]],
      to: right,
      text: [right[0] + 34, (headTop[1] + bottomBracket[1]) / 2],
      thin: [
        [headTop, along(right, [14, 0])],
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
      from: along(bottomBracket, [-62, -18]),
      to: along(seatTop, [-62, -18]),
      text: along(between(bottomBracket, seatTop, 0.5), [-104, -26]),
    },
    {
      name: 'E',
      from: along(flat, [0, 0]),
      to: headTop,
      text: along(between(flat, headTop, 0.42), [0, 22]),
    },
    {
      name: 'F',
      from: along(headTop, [44, 12]),
      to: along(headBottom, [44, 12]),
      text: along(between(headTop, headBottom, 0.5), [82, 4]),
    },
  ];
  const arrow = (end: Point, from: Point): string => {
    const [dx, dy] = direction(from, end);
    const back = along(end, [dx, dy], -22);
    return `${linePath(end, along(back, [-dy, dx], 7), along(back, [-dy, dx], -7))}Z`;
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
      <g stroke="var(--lt-rost)" fill="var(--lt-rost)" strokeWidth="3">
        {measures.map(({ name, from, to, thin = [] }) => (
          <g key={name}>
            {thin.map(([start, end]) => (
              <path key={pathPoint(end)} d={linePath(start, end)} opacity=".55" />
            ))}
            <path d={linePath(from, to)} strokeDasharray={name === 'E' ? '12 12' : undefined} />
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
