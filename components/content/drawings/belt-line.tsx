import { Mark } from './mark';

/** Front and rear pulley from above: once in line, once with a wheel that stands askew. Numbers: belt, rear pulley, edge it runs against. */
export function BeltLine({ label }: { label: string }) {
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
      <Mark at={[330, 42]} number={1} />
      <Mark at={[610, 30]} number={2} />
      <Mark at={[610, 292]} number={3} />
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
        stroke={turn === 0 ? 'var(--lt-ink)' : 'var(--lt-rost)'}
        strokeWidth="14"
        strokeLinecap="round"
        opacity=".85"
      />
    </g>
  );
}
