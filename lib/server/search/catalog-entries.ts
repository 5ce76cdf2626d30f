import type { Language } from '@/domain/locale/language';
import {
  bikeAliases,
  getAliases,
  getColorWords,
  entryKindKeywords,
  cargoBikeAliases,
  eBikeAliases,
  shapeAliases,
} from '@/domain/search/index-words';
import { mapFrames } from '@/lib/gateways/catalog/map-bike';
import type { SearchEntry } from '@/domain/search/search-entry';
import type { ListedAccessory } from '@/lib/gateways/content/accessories.gateway';
import type { ListedBike } from '@/lib/gateways/content/bikes.gateway';
import { filterPresent } from '@/lib/gateways/result';

/** Builds the entry of a model, found by its name, category, drivetrains and their codes, frames and colors. */
export function toBikeSearchEntry(
  bike: ListedBike,
  language: Language,
  { sizes, priceCents }: SoldFacts = noFacts,
): SearchEntry {
  const drivetrains = filterPresent(bike.driveTrainVariation);
  const words = entryKindKeywords[language];
  return {
    kind: 'bike',
    path: `/bikes/${bike.slug}`,
    title: bike.name,
    names: line([
      words.bike,
      bikeAliases,
      ...mapFrames(bike).map(({ shape }) => shapeAliases[shape]),
      ...(drivetrains.some(({ motor }) => motor) ? [words.motor, eBikeAliases] : []),
      drivetrains.some(({ motor }) => motor === 'bosch') ? cargoBikeAliases : '',
      bike.subcategory?.name,
      ...filterPresent(bike.transmission_group).map(({ name }) => name),
      ...filterPresent(bike.frameVariation).map(({ name }) => name),
      ...drivetrains.flatMap(({ name, code }) => [name, code]),
    ]),
    text: line([bike.claim]),
    words: line([
      ...filterPresent(bike.colorVariation).map(({ name }) => name),
      ...filterPresent(bike.colorVariation).map(({ hex }) => getColorWords(hex, language)),
      ...(sizes.length > 0 ? ['Größe Rahmengröße size', ...sizes] : []),
    ]),
    fits: '',
    priceCents,
  };
}

/** Data of a product that comes from the shop, not from the content service. */
interface SoldFacts {
  readonly sizes: readonly string[];
  /** Lowest price in cents; null when unknown. */
  readonly priceCents: number | null;
}

const noFacts: SoldFacts = { sizes: [], priceCents: null };

/** Builds the entry of an accessory, found by its name, category, brand, article numbers and compatible models. */
export function toAccessorySearchEntry(
  accessory: ListedAccessory,
  language: Language,
  priceCents: number | null = null,
): SearchEntry {
  const articles = filterPresent(accessory.articles);
  return {
    kind: 'accessory',
    path: `/accessories/${accessory.slug}`,
    title: accessory.name,
    names: line([
      entryKindKeywords[language].accessory,
      getAliases(accessory.name),
      accessory.category?.name,
      accessory.brand?.name,
      accessory.accessory_parts_category?.name,
      ...articles.map(({ sku }) => sku),
    ]),
    text: line([accessory.claim]),
    words: line(articles.flatMap(({ color, size, variant }) => [color, size, variant])),
    fits: line(filterPresent(accessory.bikes).map(({ name }) => name)),
    priceCents,
  };
}

/** Joins the distinct parts on one line, in NFC. */
function line(parts: readonly (string | null | undefined)[]): string {
  return [...new Set(parts.filter((part) => part))].join(' ').normalize('NFC').trim();
}
