import {
  type FrameGeometry,
  computeFramePoints,
  addVector,
  type Point,
} from '@/domain/catalog/frame-geometry';

interface Props {
  readonly at: readonly [x: number, y: number];
  readonly number: number;
  /** Scale factor of the marker, for drawings with a large coordinate system. */
  readonly scale?: number;
}

/** A numbered marker in a drawing. The list beside the drawing explains the number. */
function DrawingMarker({ at: [x, y], number, scale = 1 }: Props) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle r="15" fill="var(--lt-ink)" stroke="none" />
      <text
        y="6"
        fill="var(--lt-paper)"
        stroke="none"
        fontSize="17"
        style={{ fontWeight: 620 }}
        textAnchor="middle"
      >
        {number}
      </text>
    </g>
  );
}

/**
 * Front and rear pulley from above: aligned, and with a misaligned wheel. Numbers: belt, rear pulley, edge the belt
 * runs against.
 */
export function BeltAlignmentDrawing({ label }: { label: string }) {
  return (
    <svg
      viewBox="0 0 720 330"
      className="w-100"
      role="img"
      aria-label={label}
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
    >
      <Pulleys y={80} turn={0} />
      <Pulleys y={240} turn={7} />
      <path d="M20 80H700M20 240H700" strokeDasharray="14 8" strokeWidth="1.5" opacity=".5" />
      <DrawingMarker at={[330, 42]} number={1} />
      <DrawingMarker at={[610, 30]} number={2} />
      <DrawingMarker at={[610, 292]} number={3} />
    </svg>
  );
}

function Pulleys({ y, turn }: { y: number; turn: number }) {
  const end = y + (turn === 0 ? 0 : 9);
  return (
    <g>
      <rect x="70" y={y - 15} width="150" height="30" fill="var(--lt-paper)" />
      <path d={`M145 ${y - 15}v30`} strokeWidth="1.5" opacity=".5" />
      <g transform={`rotate(${turn} 610 ${y})`}>
        <rect x="570" y={y - 15} width="80" height="30" fill="var(--lt-paper)" />
        <path d={`M610 ${y - 52}v104`} strokeWidth="6" />
      </g>
      <path
        d={`M84 ${y}L640 ${end}`}
        stroke={turn === 0 ? 'var(--lt-ink)' : 'var(--lt-danger)'}
        strokeWidth="14"
        strokeLinecap="round"
        opacity=".85"
      />
    </g>
  );
}

/** The pitch of the belt's teeth in drawing units: 11 mm, enlarged ten times. */
const pitch = 110;

const full = 'c14 0 18 12 22 34c3 18 10 26 23 26s20-8 23-26c4-22 8-34 22-34';
const sharp = 'c20 4 30 22 36 44c3 10 5 16 9 16s6-6 9-16c6-22 16-40 36-44';
const gone = 'c14 0 18 4 45 4s31-4 45-4';

/** Three pieces of belt from the side: full teeth, worn teeth, and a missing tooth with exposed fibers. */
export function BeltWearDrawing({ label }: { label: string }) {
  return (
    <svg
      viewBox="0 0 720 480"
      className="w-100"
      role="img"
      aria-label={label}
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinejoin="round"
    >
      <Piece y={40} teeth={[full, full, full, full, full]} />
      <Piece y={190} teeth={[sharp, sharp, sharp, sharp, sharp]} />
      <Piece y={340} teeth={[full, full, gone, full, full]} />
      <path
        d="M300 366l-8 16M318 368l2 20M338 368l8 18M356 366l14 14"
        stroke="var(--lt-danger)"
        strokeWidth="3"
      />
      <DrawingMarker at={[690, 62]} number={1} />
      <DrawingMarker at={[690, 212]} number={2} />
      <DrawingMarker at={[690, 362]} number={3} />
    </svg>
  );
}

function Piece({ y, teeth }: { y: number; teeth: readonly string[] }) {
  const step = `h${(pitch - 90) / 2}`;
  const profile = teeth.map((tooth) => `${step}${tooth}${step}`).join('');
  return (
    <g>
      <path d={`M80 ${y}V${y + 26}${profile}V${y}Z`} fill="var(--lt-surface)" />
      <path
        d={`M80 ${y + 9}h${pitch * teeth.length}M80 ${y + 15}h${pitch * teeth.length}`}
        strokeWidth="1.5"
        opacity=".55"
      />
    </g>
  );
}

/** A person with their back to a wall and a book between the legs. Numbers: feet, book, distance to the floor. */
export function InsideLegDrawing({ label }: { label: string }) {
  return (
    <svg
      viewBox="-160 0 840 620"
      className="w-100"
      role="img"
      aria-label={label}
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M60 590H480" strokeWidth="3" />
      <g fill="var(--lt-surface)">
        <circle cx="240" cy="66" r="34" />
        <path
          d="M206 112h68c22 0 32 14 32 34v130c0 16-20 16-22 0l-6-92v134l-10 262h-42l-6-236h-6l-6 236h-42l-10-262V184l-6 92c-2 16-22 16-22 0V146c0-20 10-34 32-34z"
          transform="translate(4 0)"
        />
      </g>
      <rect x="196" y="330" width="92" height="22" fill="var(--lt-accent)" strokeWidth="3" />
      <path d="M300 330H430" strokeDasharray="10 8" strokeWidth="2.5" />
      <g stroke="var(--lt-danger)" strokeWidth="3">
        <path d="M410 340V580M400 356l10-18 10 18M400 566l10 18 10-18" />
      </g>
      <DrawingMarker at={[140, 560]} number={1} />
      <DrawingMarker at={[150, 341]} number={2} />
      <DrawingMarker at={[448, 462]} number={3} />
    </svg>
  );
}

/** The frame of a city bicycle in size M, for a rider of 176 cm. */
const geometry: FrameGeometry = {
  stack: 590,
  reach: 388,
  seatTube: 540,
  topTube: 568,
  headTube: 150,
  seatAngle: 73,
  headAngle: 71.5,
  chainstay: 443,
  bbDrop: 68,
  forkOffset: 50,
  wheelbase: 1054,
  standover: 798,
};
const bodyHeightCm = 176;
const scale = 0.6;

/** Stack, reach and saddle height on a frame drawn to scale. Numbers: stack, reach, saddle height. */
export function StackReachDrawing({ label }: { label: string }) {
  const {
    bottomBracket,
    rearAxle,
    frontAxle,
    headTop,
    headBottom,
    crown,
    seatTop,
    saddle,
    seatTubeDirection,
  } = computeFramePoints(geometry, 30, bodyHeightCm);
  const at = ([x, y]: Point): string => `${Math.round(x * scale)} ${Math.round(-y * scale)}`;
  const line = (...points: readonly Point[]): string => `M${points.map(at).join('L')}`;
  const [bracketX, bracketY] = bottomBracket;
  const [headX, headY] = headTop;
  const corner: Point = [bracketX, headY];
  const place = ([x, y]: Point): [number, number] => [x * scale, -y * scale];
  return (
    <svg
      viewBox="-520 -640 1130 700"
      className="w-100"
      role="img"
      aria-label={label}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g strokeWidth="2.5" opacity=".4">
        {[rearAxle, frontAxle].map(([x, y]) => (
          <circle key={x} cx={x * scale} cy={-y * scale} r={330 * scale} />
        ))}
      </g>
      <g strokeWidth="11">
        <path d={line(rearAxle, bottomBracket, seatTop, rearAxle)} />
        <path
          d={line(addVector(seatTop, seatTubeDirection, -26), headTop, headBottom, bottomBracket)}
        />
        <path d={line(headBottom, crown, frontAxle)} strokeWidth="8" />
        <path d={line(seatTop, saddle)} strokeWidth="7" />
        <path
          d={line(addVector(saddle, [-110, 0]), addVector(saddle, [110, 0]))}
          strokeWidth="12"
        />
      </g>
      <g stroke="var(--lt-danger)" strokeWidth="3">
        <path d={line(bottomBracket, corner)} />
        <path d={line(corner, headTop)} />
        <path d={line(addVector(bottomBracket, [-46, -10]), addVector(saddle, [-46, -10]))} />
      </g>
      <DrawingMarker at={place([bracketX + 40, (bracketY + headY) / 2])} number={1} scale={1.6} />
      <DrawingMarker at={place([(bracketX + headX) / 2, headY + 40])} number={2} scale={1.6} />
      <DrawingMarker
        at={place(addVector([(bracketX + saddle[0]) / 2, (bracketY + saddle[1]) / 2], [-92, -14]))}
        number={3}
        scale={1.6}
      />
    </svg>
  );
}
