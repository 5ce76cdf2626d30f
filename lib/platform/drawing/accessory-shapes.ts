import { shadeColor } from './svg-canvas';

/** The tones an accessory is drawn with. */
export interface Tones {
  readonly base: string;
  readonly light: string;
  readonly lighter: string;
  readonly dark: string;
  readonly darker: string;
}

/** Tones of a colour; graphite where an article has none. */
export function getTones(hex: string | null): Tones {
  const base = hex ?? '#3c4143';
  return {
    base,
    light: shadeColor(base, 0.22),
    lighter: shadeColor(base, 0.5),
    dark: shadeColor(base, -0.25),
    darker: shadeColor(base, -0.5),
  };
}

export const metalTones: Tones = {
  base: '#b3b7ba',
  light: '#d3d6d7',
  lighter: '#f0f1f1',
  dark: '#868b8e',
  darker: '#595d60',
};
export const rubberTones: Tones = {
  base: '#232526',
  light: '#3b3e40',
  lighter: '#686c6f',
  dark: '#161718',
  darker: '#0c0d0d',
};
export const leatherTones: Tones = {
  base: '#a5622f',
  light: '#c07d47',
  lighter: '#dcab80',
  dark: '#7c4720',
  darker: '#532d12',
};

/** One drawing: SVG parts in a square of 600, ground line at 520. */
export type RenderAccessory = (tones: Tones) => string;

/** A shape filled with one tone. */
export const renderArea = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}"${extra}/>`;

/** A line with round ends. */
export const renderLine = (d: string, width: number, colour: string, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${extra.includes('stroke-linecap') ? '' : 'stroke-linecap="round" '}stroke-linejoin="round"${extra}/>`;

/** A line drawn as a round bar: body, shade, light. */
export const renderBar = (d: string, width: number, { base, dark, lighter }: Tones): string =>
  renderLine(d, width, dark) +
  renderLine(d, width * 0.82, base) +
  renderLine(d, width * 0.16, lighter, ` transform="translate(0 ${-width * 0.2})" opacity=".75"`);

/** A disc. */
export const renderDisc = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${extra}/>`;

/** A ring. */
export const renderRing = (
  x: number,
  y: number,
  r: number,
  width: number,
  colour: string,
  extra = '',
): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"${extra}/>`;
