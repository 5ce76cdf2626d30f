import { shadeColor } from './svg-canvas';

/** Color tones of an accessory drawing. */
export interface ColorTones {
  readonly base: string;
  readonly light: string;
  readonly lighter: string;
  readonly dark: string;
  readonly darker: string;
}

/** Returns the tones of a color; those of graphite when `hex` is null. */
export function getColorTones(hex: string | null): ColorTones {
  const base = hex ?? '#3c4143';
  return {
    base,
    light: shadeColor(base, 0.22),
    lighter: shadeColor(base, 0.5),
    dark: shadeColor(base, -0.25),
    darker: shadeColor(base, -0.5),
  };
}

export const metalTones: ColorTones = {
  base: '#b3b7ba',
  light: '#d3d6d7',
  lighter: '#f0f1f1',
  dark: '#868b8e',
  darker: '#595d60',
};
export const rubberTones: ColorTones = {
  base: '#232526',
  light: '#3b3e40',
  lighter: '#686c6f',
  dark: '#161718',
  darker: '#0c0d0d',
};
export const leatherTones: ColorTones = {
  base: '#a5622f',
  light: '#c07d47',
  lighter: '#dcab80',
  dark: '#7c4720',
  darker: '#532d12',
};

/** Renders one drawing as SVG elements in a 600 × 600 square, with the ground line at y = 520. */
export type RenderAccessory = (tones: ColorTones) => string;

/** Renders a filled SVG path. */
export const renderArea = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}"${extra}/>`;

/** Renders an SVG path as a line with round ends. */
export const renderLine = (d: string, width: number, colour: string, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${extra.includes('stroke-linecap') ? '' : 'stroke-linecap="round" '}stroke-linejoin="round"${extra}/>`;

/** Renders a line as a round bar: body, shade and highlight. */
export const renderBar = (d: string, width: number, { base, dark, lighter }: ColorTones): string =>
  renderLine(d, width, dark) +
  renderLine(d, width * 0.82, base) +
  renderLine(d, width * 0.16, lighter, ` transform="translate(0 ${-width * 0.2})" opacity=".75"`);

/** Renders a filled circle around (`x`, `y`) with radius `r`. */
export const renderDisc = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${extra}/>`;

/** Renders the outline of a circle around (`x`, `y`), with the line's center at radius `r`. */
export const renderRing = (
  x: number,
  y: number,
  r: number,
  width: number,
  colour: string,
  extra = '',
): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"${extra}/>`;
