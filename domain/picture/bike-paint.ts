import { shade } from './svg-canvas';

/** The tones one paint is drawn with. */
export interface Paint {
  readonly base: string;
  readonly light: string;
  readonly dark: string;
  /** How strongly light stands on a tube, 0 to 1. */
  readonly shine: number;
}

/** The tones of a paint; gloss shines most, satin least. */
export function paintOf(hex: string, finish: string): Paint {
  const shine = finish === 'gloss' ? 0.85 : finish === 'raw' ? 0.7 : 0.5;
  return { base: hex, light: shade(hex, 0.42), dark: shade(hex, -0.42), shine };
}

/** Black anodised and polished parts. */
export const BLACK: Paint = { base: '#1d1e1f', light: '#6a6d70', dark: '#0b0b0c', shine: 0.5 };

export const METAL = '#a9adb0';
export const SPOKE = '#8d9194';
export const BRASS = '#c99a35';

const LEATHER = { black: '#232425', cognac: '#a5622f', brown: '#5b3721' } as const;

/** The colour of saddles and grips. */
export const leather = (name: keyof typeof LEATHER): string => LEATHER[name];
