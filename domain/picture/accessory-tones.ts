import { shade } from './svg-canvas';

/** The tones an accessory is drawn with. */
export interface Tones {
  readonly base: string;
  readonly light: string;
  readonly lighter: string;
  readonly dark: string;
  readonly darker: string;
}

/** Tones of a colour; graphite where an article has none. */
export function tonesOf(hex: string | null): Tones {
  const base = hex ?? '#3c4143';
  return {
    base,
    light: shade(base, 0.22),
    lighter: shade(base, 0.5),
    dark: shade(base, -0.25),
    darker: shade(base, -0.5),
  };
}

export const METAL_TONES: Tones = {
  base: '#b3b7ba',
  light: '#d3d6d7',
  lighter: '#f0f1f1',
  dark: '#868b8e',
  darker: '#595d60',
};
export const RUBBER: Tones = {
  base: '#232526',
  light: '#3b3e40',
  lighter: '#686c6f',
  dark: '#161718',
  darker: '#0c0d0d',
};
export const LEATHER: Tones = {
  base: '#a5622f',
  light: '#c07d47',
  lighter: '#dcab80',
  dark: '#7c4720',
  darker: '#532d12',
};

/** One drawing: SVG parts in a square of 600, ground line at 520. */
export type DrawTones = (tones: Tones) => string;

/** A shape filled with one tone. */
export const area = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}"${extra}/>`;

/** A line with round ends. */
export const line = (d: string, width: number, colour: string, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${extra.includes('stroke-linecap') ? '' : 'stroke-linecap="round" '}stroke-linejoin="round"${extra}/>`;

/** A line drawn as a round bar: body, shade, light. */
export const bar = (d: string, width: number, { base, dark, lighter }: Tones): string =>
  line(d, width, dark) +
  line(d, width * 0.82, base) +
  line(d, width * 0.16, lighter, ` transform="translate(0 ${-width * 0.2})" opacity=".75"`);

/** A disc. */
export const disc = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${extra}/>`;

/** A ring. */
export const ring = (
  x: number,
  y: number,
  r: number,
  width: number,
  colour: string,
  extra = '',
): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"${extra}/>`;
