import { Mark } from './mark';

/** Somebody with the back to a wall, a book between the legs. Numbers: feet, book, measure to the floor. */
export function InsideLeg({ label }: { label: string }) {
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
      <rect x="196" y="330" width="92" height="22" fill="var(--lt-klingel)" strokeWidth="3" />
      <path d="M300 330H430" strokeDasharray="10 8" strokeWidth="2.5" />
      <g stroke="var(--lt-rost)" strokeWidth="3">
        <path d="M410 340V580M400 356l10-18 10 18M400 566l10 18 10-18" />
      </g>
      <Mark at={[140, 560]} number={1} />
      <Mark at={[150, 341]} number={2} />
      <Mark at={[448, 462]} number={3} />
    </svg>
  );
}
