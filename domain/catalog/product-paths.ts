import { parseBikeSku } from './sku';

/**
 * Ordered redirect table of Specification §2. The first row with a code contained in the slug wins, so the order
 * matters.
 */
export const bikeModelRedirects: readonly { codes: readonly string[]; model: string }[] = [
  { codes: ['AN6', 'AN9'], model: 'antonia' },
  { codes: ['AR6', 'AR9'], model: 'arthur-VI-IX' },
  { codes: ['ARCR'], model: 'arthur-cruiser' },
  { codes: ['AU9'], model: 'arthur-ultimate' },
  { codes: ['AR'], model: 'arthur' },
  { codes: ['EM6', 'EM9'], model: 'emil' },
  { codes: ['EA6', 'EA9'], model: 'emilia' },
  { codes: ['FA11', 'FA8'], model: 'frieda' },
  { codes: ['FR11', 'FR8'], model: 'friedrich' },
  { codes: ['GR8'], model: 'greta' },
  { codes: ['GU8'], model: 'gustav' },
  { codes: ['HA'], model: 'hannah' },
  { codes: ['HAEV'], model: 'hannah-enviolo' },
  { codes: ['HEFW', 'HEFX'], model: 'hektor' },
  { codes: ['HREV'], model: 'heinrich-enviolo' },
  { codes: ['HR14'], model: 'heinrich-XIV' },
  { codes: ['HR1', 'OS'], model: 'heinrich-1.0' },
  { codes: ['HR', 'OP'], model: 'heinrich' },
  { codes: ['LO11', 'LO8'], model: 'lotte' },
  { codes: ['LU11', 'LU8'], model: 'ludwig' },
  { codes: ['SI'], model: 'siegfried' },
  { codes: ['SR'], model: 'siegfried-road' },
  { codes: ['VI'], model: 'viktor' },
  { codes: ['WCS12GR', 'WR14GR', 'WSD11GR'], model: 'wilhelm-gravel' },
  {
    codes: ['WC12', 'WC6', 'WC9', 'WCS12', 'WI1', 'WP12', 'WP18', 'WP9', 'WR14', 'WSD11'],
    model: 'wilhelm',
  },
];

/**
 * Returns the slug of the model page for an article's slug (Specification §2); null when the slug has no dot or no
 * known code. Codes are case-sensitive: the model slug heinrich-1.0 contains a dot itself and must not match.
 */
export function findBikeModel(slug: string): string | null {
  if (!slug.includes('.')) return null;
  const row = bikeModelRedirects.find(({ codes }) => codes.some((code) => slug.includes(code)));
  return row?.model ?? null;
}

const bikePage = /^\/bikes\/([^/]+)$/i;

/** Pattern of an article number, ignoring case; the model slug heinrich-1.0 does not match. */
const articleNumber = /^[a-z]{2}[a-z\d]*\.\d{2}(?:\.[a-z\d]+)+$/i;

/**
 * Returns the path of the model page for a bike path with an article code, ignoring case; null when there is no
 * redirect (Specification §2). `path` is decoded and without language prefix.
 */
export function findModelPagePath(path: string): string | null {
  const slug = bikePage.exec(path)?.[1] ?? '';
  const model = findBikeModel(articleNumber.test(slug) ? slug.toUpperCase() : slug);
  return model && `/bikes/${model}`;
}

type Product = { sku: string | null; productId: string };

/** Prefix of the ids of outlet bicycles, followed by the slug of their page. */
const outletPrefix = 'outlet-';

/**
 * Returns the path of a product's page, without language: an outlet bicycle, a bicycle with the variant selected, or an
 * accessory with the article selected. `accessorySlugs` maps SKUs to accessory slugs. Null when no page is known.
 */
export function findProductPath(
  { sku, productId }: Product,
  accessorySlugs: Readonly<Record<string, string>>,
): string | null {
  if (productId.startsWith(outletPrefix))
    return `/bikes/outlet/${encodeURIComponent(productId.slice(outletPrefix.length))}`;
  if (sku === null) return null;
  const query = `?variant=${encodeURIComponent(sku)}`;
  const model = parseBikeSku(sku) === null ? null : findBikeModel(sku);
  if (model !== null) return `/bikes/${model}${query}`;
  const slug = Object.hasOwn(accessorySlugs, sku) ? accessorySlugs[sku] : undefined;
  return slug === undefined ? null : `/accessories/${slug}${query}`;
}
