import type { Defect } from '@/domain/catalog/defect';
import type { Language } from '@/domain/locale/language';
import { buildDefectPictureKey } from '@/lib/platform/media/bike-pictures';
import { findCaptionedPicture, isRenderedPicture } from '@/lib/platform/media/find-picture';
import { logger } from '@/lib/platform/observability/logger';
import type { DefectView, OutletItemView } from '@/lib/platform/views/outlet-view';
import { fetchBikes } from '@/lib/gateways/content/bikes.gateway';
import { fetchProducts } from '@/lib/gateways/shop/catalog.gateway';
import { mapDefect, mapOutletItem, parseOutletSlug } from '@/lib/gateways/catalog/map-outlet';
import { getResultData } from '@/lib/gateways/result';
import 'server-only';

/** A single outlet bike. `defect` is null when the bike is like new. */
interface Piece {
  readonly slug: string;
  readonly defect: Defect | null;
}

/**
 * Returns the visible defect of an outlet bike with its picture. Null when the bike is like new or there is no picture.
 */
export function findDefect(language: Language, { slug, defect }: Piece): DefectView | null {
  const key = buildDefectPictureKey(slug);
  const picture = defect === null ? null : findCaptionedPicture(key, language);
  return defect === null || picture === null
    ? null
    : { ...defect, picture, isComputed: isRenderedPicture(key) };
}

const loggedPictures = new Set<string>();

/** Logs the outlet bikes whose defect has no picture, once per bike and process. Their pages show no defect picture. */
export function logMissingDefectPictures(outletItems: readonly Piece[]): void {
  const missing = outletItems
    .filter((piece) => piece.defect !== null && findDefect('de', piece) === null)
    .map(({ slug }) => slug)
    .filter((slug) => !loggedPictures.has(slug));
  if (missing.length === 0) return;
  for (const slug of missing) loggedPictures.add(slug);
  logger.warn('Defect pictures of outlet items are missing; their pages show no defect picture', {
    count: missing.length,
    pieces: missing,
  });
}

/**
 * Lists all outlet bikes that are still available. Throws when the shop fails (Specification §2). When the content
 * service fails, the bikes have no stored pictures.
 */
export async function listOutlet(language: Language): Promise<OutletItemView[]> {
  const [shop, content] = await Promise.all([
    fetchProducts(language, 'outlet'),
    fetchBikes(language),
  ]);
  const bikes = content.ok ? content.data : [];
  const products = getResultData(shop, 'shop outlet');
  logMissingDefectPictures(
    products.map((product) => ({
      slug: parseOutletSlug(product.id) ?? '',
      defect: mapDefect(product),
    })),
  );
  return products
    .flatMap((product) => mapOutletItem(product, bikes) ?? [])
    .filter(({ pieces }) => pieces > 0);
}
