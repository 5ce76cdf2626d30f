import { addNonBreakingSpaces } from '@/domain/text/typography';
import { filterPresent } from '@/lib/gateways/result';
import type { LabelledText } from '@/lib/platform/views/catalog-view';
import type { BikeChoiceView, BikePageView } from '@/lib/platform/views/bike-view';

/** Texts with their headings as they are shown, figures with their units; what lacks one of the two is left out. */
export function toLabelledTexts(
  texts: readonly ({ title: string | null; text: string | null } | null)[],
): LabelledText[] {
  return filterPresent(texts).flatMap(({ title, text }) =>
    title === null || text === null ? [] : [{ title, text: addNonBreakingSpaces(text) }],
  );
}

/** The rows only bicycles with a motor have; `compare.motorFactKeys` of the messages names them as specifications do. */
export const motorFactKeys = [
  'motor',
  'battery',
  'range',
  'charger',
  'chargingTime',
  'assistance',
] as const;

/** Only what travels to the browser for choosing a variant; the rest of the page is already there as text. */
export function toBikeChoice(page: BikePageView): BikeChoiceView {
  const { slug, name, colors, frames, drivetrains, geometry, variants } = page;
  const { arrivals, vatPercent, b2bOnly, pictures } = page;
  return {
    slug,
    name,
    colors,
    frames,
    drivetrains,
    geometry,
    variants,
    arrivals,
    vatPercent,
    b2bOnly,
    pictures,
  };
}
