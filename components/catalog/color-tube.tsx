import type { CSSProperties } from 'react';

interface TubeStyle extends CSSProperties {
  '--c': string;
}

const paint = (hex: string): TubeStyle => ({ '--c': hex });

/** A lacquered tube sample; decoration, the name stands beside it. */
export function ColorTube({ hex, small = false }: { readonly hex: string; readonly small?: boolean }) {
  return <span className={small ? 'lt-tube is-s' : 'lt-tube'} style={paint(hex)} aria-hidden="true" />;
}

interface ColorTubesProps {
  readonly label: string;
  readonly colors: readonly { readonly slug: string; readonly hex: string }[];
}

/** The colours something comes in, in a row with one name for all. */
export function ColorTubes({ label, colors }: ColorTubesProps) {
  return (
    <span className="lt-tubes" role="img" aria-label={label}>
      {colors.map(({ slug, hex }) => (
        <ColorTube key={slug} hex={hex} small />
      ))}
    </span>
  );
}
