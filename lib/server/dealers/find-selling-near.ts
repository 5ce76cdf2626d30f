import 'server-only';
import { findDealers, noFilters } from '@/domain/dealers/find-dealers';
import type { NearDealer } from '@/lib/platform/views/nearest-answer';
import { choosePlaceView } from './choose-place-view';
import { listDealers } from './list-dealers';

const shown = 5;

/** The five dealers that sell nearest to what was typed, and the place it leads to; null for a text that leads nowhere. */
export async function findSellingNear(
  typed: string,
): Promise<{ place: string; dealers: Omit<NearDealer, 'hasModel' | 'models'>[] } | null> {
  const { place } = choosePlaceView(typed);
  if (place === null) return null;
  const selling = (await listDealers()).filter(({ type }) => type !== 'servicePoint');
  const { found } = findDealers(selling, { ...noFilters, radius: null }, place, 0);
  return {
    place: place.label,
    dealers: found
      .slice(0, shown)
      .map(({ dealer: { slug, name, city, adrNumber }, distanceKm }) => ({
        ...{ adrNumber, slug, name, city },
        distanceKm: distanceKm ?? 0,
      })),
  };
}
