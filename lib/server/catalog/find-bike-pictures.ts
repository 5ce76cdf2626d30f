import 'server-only';
import { catalogueSlug } from '@/domain/access/presale';
import type { Language } from '@/domain/language/detect-language';
import { detailKeys } from '@/domain/picture/detail-keys';
import { bikeKey } from '@/domain/picture/side-views';
import type { ListedBike } from '@/lib/gateways/content/bikes.gateway';
import { findAllCaptioned, findCaptioned, findSideViews } from '@/lib/platform/media/find-picture';
import { mapColors, mapDrivetrains, mapFrames } from '@/lib/gateways/catalog/map-bike';
import type { BikePictures } from '@/lib/platform/views/bike-view';

/** The stored pictures of a model: its side views, the front in its lead colour, and close-ups of its drive trains. */
export function findBikePictures(language: Language, bike: ListedBike): BikePictures {
  const [frame] = mapFrames(bike);
  const [color] = mapColors(bike);
  const lead = bikeKey(catalogueSlug(bike.slug), frame?.short ?? '', color?.slug ?? '', 'front34');
  const keys = mapDrivetrains(bike).flatMap(({ kind, motor }) => detailKeys(kind, motor));
  return {
    sides: findSideViews(bike.slug),
    front: findCaptioned(lead, language),
    details: findAllCaptioned(keys, language),
  };
}
