import type { FrameShape } from '@/domain/catalog/frame-geometry';

const TUBES: Readonly<Record<FrameShape, string>> = {
  diamond: 'M26 44h30L46 18l38-4M56 44l30-24M46 18 26 44M94 44 84 10',
  mixte: 'M26 44h30L44 16M56 44l30-24M48 28l38-14M48 26 26 44M94 44 84 8',
  wave: 'M26 44h30L46 20M46 22 26 44M56 44c8 0 14-2 18-9l11-20M94 44 84 6',
};

/** A frame shape as a small line drawing. */
export function FrameIcon({ shape }: { readonly shape: FrameShape }) {
  return (
    <svg viewBox="0 0 120 66" fill="none" stroke="currentColor" strokeWidth="1" aria-hidden="true">
      <g opacity=".45">
        <circle cx="26" cy="44" r="18" />
        <circle cx="94" cy="44" r="18" />
      </g>
      <path d={TUBES[shape]} strokeWidth="3" strokeLinejoin="round" />
    </svg>
  );
}
