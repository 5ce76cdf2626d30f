import type { CSSProperties } from 'react';
import '@/styles/on-demand/availability.scss';

declare module 'react' {
  interface CSSProperties {
    /** The lacquer of a tube sample. */
    '--c'?: string;
  }
}

type ColorTubeProps = { hex: string; isSmall?: boolean };

/** A lacquered tube sample: how a colour is shown. Decoration only, its name stands beside it (design README §7). */
export function ColorTube({ hex, isSmall = false }: ColorTubeProps) {
  const style: CSSProperties = { '--c': hex };
  return <span className={isSmall ? 'lt-tube is-s' : 'lt-tube'} style={style} aria-hidden="true" />;
}
