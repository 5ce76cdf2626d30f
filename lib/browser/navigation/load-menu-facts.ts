import { z } from 'zod';
import { formatDistance } from '@/domain/dealers/distance';
import type { Language } from '@/domain/locale/language';
import type { MainNavigationKey } from '@/lib/platform/navigation/main-navigation';
import { fetchNearestDealers } from '@/lib/browser/dealers/fetch-nearest-dealers';
import type { ClientLocation } from '@/lib/browser/state/client-state';

/** What stands small beside an entry of the menu, and further ways below. */
export type MenuFacts = Readonly<Partial<Record<MainNavigationKey, string>>> & {
  readonly more?: readonly { readonly label: string; readonly href: string }[];
};

const countsSchema = z.object({
  bikes: z.number(),
  accessories: z.number(),
  more: z.array(z.object({ label: z.string(), href: z.string().startsWith('/') })).catch([]),
});

/**
 * How many models and accessories there are, and how far the nearest dealer is where a place is known. What cannot be had is left out:
 * the menu is whole without it.
 */
export async function loadMenuFacts(
  language: Language,
  location: ClientLocation | null,
): Promise<MenuFacts> {
  const [counts, distance] = await Promise.all([
    loadMenuCounts(language).catch(() => ({})),
    location === null ? {} : loadDealerDistance(language, location),
  ]);
  return { ...counts, ...distance };
}

async function loadMenuCounts(language: Language): Promise<MenuFacts> {
  const answer = await fetch(`/${language}/menu-counts.json`);
  const { bikes, accessories, more } = countsSchema.parse(await answer.json());
  return { bikes: `${bikes}`, accessories: `${accessories}`, more };
}

async function loadDealerDistance(
  language: Language,
  location: ClientLocation,
): Promise<MenuFacts> {
  const [nearest] = await fetchNearestDealers(location, { seeks: 'bikes' }, language);
  if (nearest === undefined) return {};
  return { dealers: `${formatDistance(nearest.distanceKm, language)} km` };
}
