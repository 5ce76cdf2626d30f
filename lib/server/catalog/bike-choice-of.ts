import type { BikeChoiceView, BikePageView } from '@/lib/platform/views/bike-view';

/** Only what travels to the browser for choosing a variant; the rest of the page is already there as text. */
export function bikeChoiceOf(page: BikePageView): BikeChoiceView {
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
