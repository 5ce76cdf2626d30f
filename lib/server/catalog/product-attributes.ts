import { addNonBreakingSpaces } from '@/domain/text/typography';
import { filterPresent } from '@/lib/gateways/result';
import type { LabelledText } from '@/lib/platform/views/catalog-view';
import type { BikeChoiceView, BikePageView } from '@/lib/platform/views/bike-view';

/**
 * Returns the texts that have a title, with non-breaking spaces between numbers and units. Leaves out entries without
 * title or text.
 */
export function toLabeledTexts(
  texts: readonly ({ title: string | null; text: string | null } | null)[],
): LabelledText[] {
  return filterPresent(texts).flatMap(({ title, text }) =>
    title === null || text === null ? [] : [{ title, text: addNonBreakingSpaces(text) }],
  );
}

/** Specs that only bikes with a motor have. `compare.motorFacts` in the messages contains their titles. */
export const motorAttributeKeys = [
  'motor',
  'battery',
  'range',
  'charger',
  'chargingTime',
  'assistance',
] as const;

/**
 * Returns only the fields that the browser needs for choosing a variant, because the rest of the page is
 * server-rendered.
 */
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
