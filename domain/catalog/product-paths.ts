import { parseBikeSku } from './sku';

/** The ordered table of Spec §2. The first row with a code that occurs in the slug wins, so the order is the rule. */
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
 * The slug of the model page that an article's slug leads to (Spec §2); null when the slug has no dot or no known code.
 * Codes are matched as they are written: the model slug heinrich-1.0 has a dot itself and must lead nowhere.
 */
export function findBikeModel(slug: string): string | null {
  if (!slug.includes('.')) return null;
  const row = bikeModelRedirects.find(({ codes }) => codes.some((code) => slug.includes(code)));
  return row?.model ?? null;
}

const bikePage = /^\/bikes\/([^/]+)$/i;

/** An article number in letters of any case; the model slug heinrich-1.0 is none. */
const articleNumber = /^[a-z]{2}[a-z\d]*\.\d{2}(?:\.[a-z\d]+)+$/i;

/**
 * Where a page's address, decoded and without its language, leads when it names an article's code, in letters of any case;
 * null when it stays (Spec §2).
 */
export function findModelPagePath(path: string): string | null {
  const slug = bikePage.exec(path)?.[1] ?? '';
  const model = findBikeModel(articleNumber.test(slug) ? slug.toUpperCase() : slug);
  return model && `/bikes/${model}`;
}

type Product = { sku: string | null; productId: string };

/** The shop's ids of outlet bicycles begin so; what follows is the slug of their page. */
const outletPrefix = 'outlet-';

/**
 * The page of something sold, without language: a single piece of the outlet, a bicycle in that variant, or an accessory in
 * that article. `accessorySlugs` gives an accessory's slug by sku. Null when nothing is known of a page.
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
