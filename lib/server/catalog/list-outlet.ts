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

/** A piece of the outlet with what is wrong with it; null for what is as new. */
interface Piece {
  readonly slug: string;
  readonly flaw: Defect | null;
}

/** What can be seen to be wrong with a piece, with its picture; null for what is as new, and where there is no picture of it. */
export function findDefect(language: Language, { slug, flaw }: Piece): DefectView | null {
  const key = buildDefectPictureKey(slug);
  const picture = flaw === null ? null : findCaptionedPicture(key, language);
  return flaw === null || picture === null
    ? null
    : { ...flaw, picture, isComputed: isRenderedPicture(key) };
}

const loggedPictures = new Set<string>();

/** Says in one line of the log, once a process, which pieces have a flaw that there is no picture of: their pages show them without. */
export function logMissingDefectPictures(outletItems: readonly Piece[]): void {
  const missing = outletItems
    .filter((piece) => piece.flaw !== null && findDefect('de', piece) === null)
    .map(({ slug }) => slug)
    .filter((slug) => !loggedPictures.has(slug));
  if (missing.length === 0) return;
  for (const slug of missing) loggedPictures.add(slug);
  logger.warn('Defect pictures of outlet items are missing; their pages show no defect picture', {
    count: missing.length,
    pieces: missing,
  });
}

/** All outlet bicycles that are still there. Throws when the shop cannot answer (Specification §2); without content they are drawn. */
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
      flaw: mapDefect(product),
    })),
  );
  return products
    .flatMap((product) => mapOutletItem(product, bikes) ?? [])
    .filter(({ pieces }) => pieces > 0);
}
