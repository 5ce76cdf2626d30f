import type { CSSProperties } from 'react';
import '@/styles/on-demand/availability.scss';

declare module 'react' {
  interface CSSProperties {
    /** The color of the swatch, as a CSS color. */
    '--tube-color'?: string;
  }
}

type ColorTubeProps = { hex: string; isSmall?: boolean };

/** A color swatch in the shape of a lacquered tube. Decorative: the name is beside it. */
export function ColorSwatch({ hex, isSmall = false }: ColorTubeProps) {
  const style: CSSProperties = { '--tube-color': hex };
  return (
    <span className={isSmall ? 'lt-tube is-small' : 'lt-tube'} style={style} aria-hidden="true" />
  );
}
