import { mountPlaces, filterMountableParts } from '@/domain/configurator/mounted-parts';
import type { Language } from '@/domain/locale/language';
import { mapMountableParts } from '@/lib/gateways/catalog/map-product';
import { filterPresent, getResultData } from '@/lib/gateways/result';
import { fetchAccessories } from '@/lib/gateways/content/accessories.gateway';
import { fetchMountableParts } from '@/lib/gateways/shop/catalog.gateway';
import type { MountablePartView, FoundConfigurationView } from '@/lib/platform/views/catalog-view';
import { findBestVariant } from '@/domain/catalog/variant-selection';
import { parseBikeSku } from '@/domain/catalog/sku';
import { parsePackedVariants, type BikeVariant } from '@/domain/catalog/variant';
import {
  type Configuration,
  parseConfigurationCode,
} from '@/domain/configurator/configuration-code';
import { findModel } from '@/lib/gateways/catalog/map-outlet';
import { fetchBikes } from '@/lib/gateways/content/bikes.gateway';
import type { BikePageView } from '@/lib/platform/views/bike-view';
import { getBikePage } from './get-bike-page';
import 'server-only';

/**
 * Lists the parts that can be mounted to a model, sorted by mounting place. Empty when the shop does not respond; the
 * bike is then configured without parts.
 */
export async function listMountableParts(
  language: Language,
  productId: string,
): Promise<MountablePartView[]> {
  const [shop, content] = await Promise.all([
    fetchMountableParts(language, productId),
    fetchAccessories(language),
  ]);
  if (!shop.ok) return [];
  const articles = content.ok ? content.data.flatMap((one) => filterPresent(one.articles)) : [];
  const hexes = new Map(
    articles.flatMap(({ sku, colorHex }) => (colorHex === null ? [] : [[sku, colorHex] as const])),
  );
  const parts = mapMountableParts(shop.data, hexes);
  return mountPlaces.flatMap((place) => parts.filter((part) => part.place === place));
}

/**
 * Finds the configuration for a typed or scanned code, with the variant and parts that are sold today. Throws when the
 * content service or the shop fails.
 */
export async function findConfiguration(
  language: Language,
  typed: string,
): Promise<FoundConfigurationView> {
  const read = parseConfigurationCode(typed);
  if (read === null) return { kind: 'invalid' };
  const bikes = getResultData(await fetchBikes(language), 'content bikes');
  const slug = findModel(bikes, read.sku)?.slug;
  const bike = slug === undefined ? null : await getBikePage(language, slug);
  const variant = bike && nearestVariant(bike, read.sku);
  if (bike === null || variant === null) return { kind: 'unknownBike', sku: read.sku };
  return asItIsNow(language, bike, variant, read);
}

/** Returns the variant with this SKU if it is sold, else the most similar one. */
function nearestVariant({ variants, drivetrains }: BikePageView, sku: string): BikeVariant | null {
  const sold = parsePackedVariants(variants, drivetrains);
  const wanted = parseBikeSku(sku);
  return sold.find((variant) => variant.sku === sku) ?? (wanted && findBestVariant(sold, wanted));
}

async function asItIsNow(
  language: Language,
  bike: BikePageView,
  { sku, ...variant }: BikeVariant,
  read: Configuration,
): Promise<FoundConfigurationView> {
  const parts = read.parts.length === 0 ? [] : await listMountableParts(language, bike.productId);
  const sold = read.parts.flatMap((number) => parts.find((part) => part.number === number) ?? []);
  const fitting = filterMountableParts(sku, sold);
  const notFitting = sold.filter((part) => !fitting.includes(part)).map(({ name }) => name);
  const goneParts = read.parts.length - sold.length;
  const path = configuratorPath(
    bike.slug,
    sku,
    fitting.map(({ number }) => number),
  );
  if (sku === read.sku && goneParts === 0 && notFitting.length === 0)
    return { kind: 'whole', path };
  const words = [
    bike.frames.find(({ short }) => short === variant.variation)?.name,
    bike.drivetrains.find(({ code }) => code === variant.type)?.name,
    variant.size,
    bike.colors.find(({ short }) => short === variant.color)?.name,
  ];
  const nearest = words.filter((word) => word !== undefined).join(', ');
  const gone = sku === read.sku ? null : { sku: read.sku, nearest };
  return { kind: 'nearest', path, name: bike.name, gone, goneParts, notFitting };
}

function configuratorPath(slug: string, sku: string, parts: readonly number[]): string {
  const list = parts.length === 0 ? '' : `&parts=${parts.join('.')}`;
  return `/bikes/${slug}/configuration?variant=${sku}${list}`;
}
