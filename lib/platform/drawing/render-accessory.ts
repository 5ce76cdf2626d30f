import { carryingAccessoryDrawings } from './carrying-accessory-drawings';
import { ridingAccessoryDrawings } from './riding-accessory-drawings';
import { workshopAccessoryDrawings } from './workshop-accessory-drawings';
import { type RenderAccessory, getColorTones } from './accessory-shapes';

const DRAWINGS: Readonly<Record<string, RenderAccessory>> = {
  ...ridingAccessoryDrawings,
  ...carryingAccessoryDrawings,
  ...workshopAccessoryDrawings,
};

const SHADOW =
  '<defs><radialGradient id="s"><stop offset="0" stop-color="#1a1c1a" stop-opacity=".3"/><stop offset="1" stop-color="#1a1c1a" stop-opacity="0"/></radialGradient></defs><ellipse cx="300" cy="532" rx="250" ry="17" fill="url(#s)"/>';

/**
 * Renders an accessory as a square SVG with a transparent background, in the color of the article; null for a kind
 * without a drawing.
 */
export function renderAccessorySvg(kind: string, hex: string | null): string | null {
  const drawing = DRAWINGS[kind];
  if (drawing === undefined) return null;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600">${SHADOW}${drawing(getColorTones(hex))}</svg>`;
}
