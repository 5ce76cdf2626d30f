import { languages } from '@/domain/language/detect-language';
import type { Catalogue } from '../demo-source/catalogue-files';
import { accessoryEntry } from './accessory-entry';
import { bikeEntry } from './bike-entry';
import type { AccessoryEntry, BikeEntry } from './entries';
import { localize } from './make-entries';
import type { MediaLibrary } from './media-library';

export interface CatalogueEntries {
  bikes: BikeEntry[];
  accessories: AccessoryEntry[];
}

/** Models and accessories of a catalogue in all languages, related to each other. */
export function catalogueEntries(catalogue: Catalogue, media: MediaLibrary): CatalogueEntries {
  const bikes = languages.flatMap((locale) =>
    catalogue.bikes.map(({ content }) => bikeEntry(content, { ...catalogue, media }, locale)),
  );
  const accessories = languages.flatMap((locale) =>
    catalogue.accessories.map(({ content }) =>
      accessoryEntry(content, { ...catalogue, media }, locale),
    ),
  );
  relate(bikes, accessories, catalogue);
  localize(bikes);
  localize(accessories);
  return { bikes, accessories };
}

/** Accessories stand at the bicycles they fit, in the order of their position. */
function relate(
  bikes: readonly BikeEntry[],
  accessories: readonly AccessoryEntry[],
  catalogue: Catalogue,
): void {
  const fits = new Map(catalogue.accessories.map(({ content }) => [content.slug, content.fits]));
  for (const accessory of [...accessories].sort((a, b) => a.position - b.position)) {
    const models = fits.get(accessory.slug) ?? [];
    const fitting = bikes.filter(
      (bike) =>
        bike.locale === accessory.locale && (models === 'all' || models.includes(bike.slug)),
    );
    accessory.bikes.push(...fitting);
    for (const bike of fitting) bike.accessories.push(accessory);
  }
}
