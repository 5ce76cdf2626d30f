import 'server-only';
import { firmSpaces } from '@/domain/content/firm-spaces';
import type { Language } from '@/domain/language/detect-language';
import { parseSku } from '@/domain/catalog/sku';
import { readBike, readBikes } from '@/lib/gateways/content/bikes.gateway';
import { readProduct } from '@/lib/gateways/shop/catalog.gateway';
import { mapFlaw } from '@/lib/gateways/catalog/map-flaw';
import {
  mapOutletItem,
  modelOf,
  outletProductId,
  textParts,
} from '@/lib/gateways/catalog/map-outlet';
import { findFlaw } from './find-flaw';
import { findOutletSpecs } from './find-outlet-specs';
import { safetyOfBike } from './get-bike-page';
import { labelledTexts } from './labelled-texts';
import { required } from '@/lib/server/required';
import type { OutletPageView } from '@/lib/platform/views/outlet-view';
import { present } from '@/lib/gateways/catalog/wire-lists';

/** Everything an outlet bicycle's page shows; null when it is unknown or sold. Without content its specs are missing. */
export async function getOutletPage(
  language: Language,
  slug: string,
): Promise<OutletPageView | null> {
  const [shop, content] = await Promise.all([
    readProduct(language, outletProductId(slug)),
    readBikes(language),
  ]);
  if (!shop.ok && shop.error.layer === 'graphql') return null;
  const product = required(shop, 'shop outlet bike');
  const bikes = content.ok ? content.data : [];
  const listed = modelOf(bikes, product.sku ?? '');
  const item = mapOutletItem(product, bikes);
  const segments = parseSku(product.sku);
  if (item === null || segments === null) return null;
  const details = listed === null ? null : await readBike(language, listed.slug);
  const model = details?.ok ? details.data : null;
  const size = present(model?.geometrySizes ?? []).find(
    (row) => row.frame === segments.variation && row.size === segments.size,
  );
  const drivetrain = present(model?.driveTrainVariation ?? []).find(
    ({ code }) => code === segments.type,
  );
  return {
    ...item,
    note: textParts(product.longDescription).note,
    flaw: findFlaw(language, { slug: item.slug, flaw: mapFlaw(product) }),
    model: listed === null ? null : { slug: listed.slug, name: listed.name },
    frameName:
      present(model?.frameVariation ?? []).find(({ short }) => short === segments.variation)
        ?.name ?? null,
    drivetrainName: drivetrain?.name ?? null,
    bodyHeightCm: size === undefined ? null : [size.bodyHeightMinCm, size.bodyHeightMaxCm],
    safety: model === null ? null : safetyOfBike(model),
    specs: await findOutletSpecs(language, {
      rows: labelledTexts([...present(drivetrain?.specs ?? []), ...present(model?.specs ?? [])]),
      ownRows: (product.outletPiece?.specs ?? []).map(({ title, text }) => ({
        title,
        text: text === null ? null : firmSpaces(text),
      })),
      year: segments.year,
      drivetrain: drivetrain ?? null,
    }),
  };
}
