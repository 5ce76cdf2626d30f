import { Mark } from './mark';

/** One tooth every eleven millimetres, ten times as large. */
const pitch = 110;

const full = 'c14 0 18 12 22 34c3 18 10 26 23 26s20-8 23-26c4-22 8-34 22-34';
const sharp = 'c20 4 30 22 36 44c3 10 5 16 9 16s6-6 9-16c6-22 16-40 36-44';
const gone = 'c14 0 18 4 45 4s31-4 45-4';

/** Three pieces of belt from the side: whole teeth, worn ones, a missing one with fibres showing. */
export function BeltWear({ label }: { label: string }) {
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
        stroke="var(--lt-rost)"
        strokeWidth="3"
      />
      <Mark at={[690, 62]} number={1} />
      <Mark at={[690, 212]} number={2} />
      <Mark at={[690, 362]} number={3} />
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
