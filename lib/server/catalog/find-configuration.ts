import 'server-only';
import { pickVariant } from '@/domain/catalog/rate-variants';
import { parseSku } from '@/domain/catalog/sku';
import { unpackVariants } from '@/domain/catalog/unpack-variants';
import type { VariantFacts } from '@/domain/catalog/variant-facts';
import { mountable } from '@/domain/configuration/fitting-parts';
import { type Configuration, readConfigurationCode } from '@/domain/configuration/short-code';
import type { Language } from '@/domain/language/detect-language';
import { modelOf } from '@/lib/gateways/catalog/map-outlet';
import { readBikes } from '@/lib/gateways/content/bikes.gateway';
import { required } from '@/lib/server/required';
import type { BikePageView } from '@/lib/platform/views/bike-view';
import type { FoundConfigurationView } from '@/lib/platform/views/found-configuration-view';
import { getBikePage } from './get-bike-page';
import { listMountableParts } from './list-mountable-parts';

/** Finds what somebody typed or scanned, as it is sold today. Throws when content or shop cannot answer. */
export async function findConfiguration(
  language: Language,
  typed: string,
): Promise<FoundConfigurationView> {
  const read = readConfigurationCode(typed);
  if (read === null) return { kind: 'invalid' };
  const bikes = required(await readBikes(language), 'content bikes');
  const slug = modelOf(bikes, read.sku)?.slug;
  const bike = slug === undefined ? null : await getBikePage(language, slug);
  const variant = bike && nearestVariant(bike, read.sku);
  if (bike === null || variant === null) return { kind: 'unknownBike', sku: read.sku };
  return asItIsNow(language, bike, variant, read);
}

/** The variant itself, else the one most like it. */
function nearestVariant({ variants, drivetrains }: BikePageView, sku: string): VariantFacts | null {
  const sold = unpackVariants(variants, drivetrains);
  const wanted = parseSku(sku);
  return sold.find((variant) => variant.sku === sku) ?? (wanted && pickVariant(sold, wanted));
}

async function asItIsNow(
  language: Language,
  bike: BikePageView,
  { sku, ...variant }: VariantFacts,
  read: Configuration,
): Promise<FoundConfigurationView> {
  const parts = read.parts.length === 0 ? [] : await listMountableParts(language, bike.productId);
  const sold = read.parts.flatMap((number) => parts.find((part) => part.number === number) ?? []);
  const fitting = mountable(sku, sold);
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
