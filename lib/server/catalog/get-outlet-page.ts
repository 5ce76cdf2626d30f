import { getTranslations } from 'next-intl/server';
import { findMotor, parseMotorBrand } from '@/domain/catalog/variant';
import { mergeOutletSpecs } from '@/domain/catalog/bike-specs';
import type { Language } from '@/domain/locale/language';
import type { LabelledText } from '@/lib/platform/views/catalog-view';
import { motorAttributeKeys, toLabeledTexts } from './product-attributes';
import { addNonBreakingSpaces } from '@/domain/text/typography';
import { parseBikeSku } from '@/domain/catalog/sku';
import { fetchBike, fetchBikes } from '@/lib/gateways/content/bikes.gateway';
import { fetchProduct } from '@/lib/gateways/shop/catalog.gateway';
import {
  mapDefect,
  mapOutletItem,
  findModel,
  toOutletProductId,
  splitOutletText,
} from '@/lib/gateways/catalog/map-outlet';
import { findDefect } from './list-outlet';
import { hasMotor, mapDrivetrains } from '@/lib/gateways/catalog/map-bike';
import { mapProductSafety } from '@/lib/gateways/catalog/map-product';
import { getResultData, filterPresent } from '@/lib/gateways/result';
import type { OutletPageView } from '@/lib/platform/views/outlet-view';
import { buildDescription } from '@/domain/content/content-text';
import 'server-only';
import { getStalePriceTime } from './stale-prices';

interface SoldPiece {
  /** Specs of the drivetrain, followed by those of the model. */
  readonly rows: readonly LabelledText[];
  readonly ownRows: readonly { readonly title: string; readonly text: string | null }[];
  /** Model year, two digits. */
  readonly year: number;
  /** The model's drivetrain with the code of this bike. Null when the model is no longer built with it. */
  readonly drivetrain: { readonly motor: string | null; readonly weightGrams: number } | null;
}

/** Lists the specs of one outlet bike, labelled with the spec titles of its model. */
export async function listOutletSpecs(
  locale: Language,
  { rows, ownRows, year, drivetrain }: SoldPiece,
): Promise<LabelledText[]> {
  const [t, titles] = await Promise.all([
    getTranslations({ locale, namespace: 'bike' }),
    getTranslations({ locale, namespace: 'compare.motorFacts' }),
  ]);
  const motor = findMotor(parseMotorBrand(drivetrain?.motor), year);
  const kilograms = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return mergeOutletSpecs({
    rows,
    ownRows,
    motor: motor && { name: motor.name, text: `${t(`brands.${motor.brand}`)} ${motor.name}` },
    motorTitles: motorAttributeKeys
      .filter((fact) => fact !== 'assistance')
      .map((fact) => titles(fact)),
    weight: drivetrain && {
      title: t('weight'),
      text: t('weightValue', { kg: kilograms.format(drivetrain.weightGrams / 1000) }),
    },
  });
}

/**
 * Loads everything an outlet bike's page shows. Null when the slug is unknown or the bike is sold. When the content
 * service fails, the bike's specs are missing.
 */
export async function findOutletPage(
  language: Language,
  slug: string,
): Promise<OutletPageView | null> {
  const [shop, content] = await Promise.all([
    fetchProduct(language, toOutletProductId(slug)),
    fetchBikes(language),
  ]);
  if (!shop.ok && shop.error.layer === 'graphql') return null;
  const product = getResultData(shop, 'shop outlet bike');
  const bikes = content.ok ? content.data : [];
  const listed = findModel(bikes, product.sku ?? '');
  const item = mapOutletItem(product, bikes);
  const segments = parseBikeSku(product.sku);
  if (item === null || segments === null) return null;
  const details = listed === null ? null : await fetchBike(language, listed.slug);
  const model = details?.ok ? details.data : null;
  const size = filterPresent(model?.geometrySizes ?? []).find(
    (row) => row.frame === segments.variation && row.size === segments.size,
  );
  const drivetrain = filterPresent(model?.driveTrainVariation ?? []).find(
    ({ code }) => code === segments.type,
  );
  return {
    ...item,
    pricesSince: getStalePriceTime(shop),
    note: splitOutletText(product.longDescription ?? '').note,
    defect: findDefect(language, { slug: item.slug, defect: mapDefect(product) }),
    model: listed === null ? null : { slug: listed.slug, name: listed.name },
    frameName:
      filterPresent(model?.frameVariation ?? []).find(({ short }) => short === segments.variation)
        ?.name ?? null,
    drivetrainName: drivetrain?.name ?? null,
    bodyHeightCm: size === undefined ? null : [size.bodyHeightMinCm, size.bodyHeightMaxCm],
    safety: model === null ? null : mapProductSafety(model, hasMotor(mapDrivetrains(model))),
    specs: await listOutletSpecs(language, {
      rows: toLabeledTexts([
        ...filterPresent(drivetrain?.specs ?? []),
        ...filterPresent(model?.specs ?? []),
      ]),
      ownRows: (product.outletPiece?.specs ?? []).map(({ title, text }) => ({
        title,
        text: text === null ? null : addNonBreakingSpaces(text),
      })),
      year: segments.year,
      drivetrain: drivetrain ?? null,
    }),
  };
}

/**
 * Describes a single outlet bike for search engines: "Lotte, Sand, Größe S, 2023: Vorführrad, 110 km. Mit Riemen und
 * Alfine, 8 Gänge. …"
 */
export async function getOutletDescription(
  language: Language,
  item: OutletPageView,
): Promise<string> {
  const t = await getTranslations({ locale: language, namespace: 'outlet.metaDescription' });
  const { title, colorName, size, year, reason, drivetrainName, bodyHeightCm } = item;
  const piece = [title, colorName, t('size', { size }), String(year)].filter(Boolean).join(', ');
  const [min, max] = bodyHeightCm ?? [];
  return buildDescription([
    `${piece}: ${reason}.`,
    drivetrainName && t('drivetrain', { drivetrain: drivetrainName }),
    min !== undefined && max !== undefined ? t('height', { min, max }) : null,
    t('outlet'),
  ]);
}
