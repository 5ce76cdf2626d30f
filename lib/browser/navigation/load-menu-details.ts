import { z } from 'zod';
import { formatDistance } from '@/domain/dealers/distance';
import type { Language } from '@/domain/locale/language';
import type { MainNavigationKey } from '@/lib/platform/navigation/main-navigation';
import { fetchNearestDealers } from '@/lib/browser/dealers/fetch-nearest-dealers';
import type { ClientLocation } from '@/lib/browser/state/client-state';

/** Short texts shown beside the menu entries, such as the number of models, and additional links below them. */
export type MenuDetails = Readonly<Partial<Record<MainNavigationKey, string>>> & {
  readonly more?: readonly { readonly label: string; readonly href: string }[];
};

const countsSchema = z.object({
  bikes: z.number(),
  accessories: z.number(),
  more: z.array(z.object({ label: z.string(), href: z.string().startsWith('/') })).catch([]),
});

/**
 * Loads the number of models and accessories, and the distance to the nearest dealer if the place is known. Values that
 * cannot be loaded are omitted, because the menu works without them.
 */
export async function loadMenuDetails(
  language: Language,
  location: ClientLocation | null,
): Promise<MenuDetails> {
  const [counts, distance] = await Promise.all([
    loadMenuCounts(language).catch(() => ({})),
    location === null ? {} : loadDealerDistance(language, location),
  ]);
  return { ...counts, ...distance };
}

async function loadMenuCounts(language: Language): Promise<MenuDetails> {
  const answer = await fetch(`/${language}/menu-counts.json`);
  const { bikes, accessories, more } = countsSchema.parse(await answer.json());
  return { bikes: `${bikes}`, accessories: `${accessories}`, more };
}

async function loadDealerDistance(
  language: Language,
  location: ClientLocation,
): Promise<MenuDetails> {
  const [nearest] = await fetchNearestDealers(location, { seeks: 'bikes' }, language);
  if (nearest === undefined) return {};
  return { dealers: `${formatDistance(nearest.distanceKm, language)} km` };
}
