import type { Language } from '@/domain/locale/language';
import { toBerlinDay, type IsoDay } from '@/domain/time/day';
import type { ContentEntries } from '../../content/entries';
import type { RestServices } from '../../rest/rest-context';
import { homeVatRate } from '../../shop/base/price';
import { listDealerArticles, type DealerArticle } from '../dealer-articles.repository';
import { type ArticleDetails, listArticleDetails } from './article-details.repository';
import { formatVeloconnectAmount } from '@/domain/stock-connect/veloconnect-protocol';
import { formatCsv, type TableColumn } from '../../documents/tables/table-file';

/** An article in the feed for merchandise management systems. Unknown values are null. */
export interface FeedArticle extends DealerArticle {
  ean: string | null;
  category: string | null;
  color: string | null;
  size: string | null;
  /** Frame and drivetrain of a bike; the variant of an accessory, for example cage and bottle. */
  variant: string | null;
  /** Weight of a bike in the reference size; null for an accessory or if unknown. */
  weightGrams: number | null;
  /** VAT rate in the home country, in percent. */
  vatPercent: number;
  /** Unit of quantities, as a code of UN/ECE Recommendation 20. */
  unit: 'EA';
  picture: string;
  /** Former day of the next restock, if it was rescheduled. */
  incomingFormerlyOn: IsoDay | null;
}

/** Returns all articles that dealers may order with their details, sorted by SKU. */
export async function listFeedArticles(
  services: Pick<RestServices, 'db' | 'clock' | 'content' | 'siteUrl'>,
  language: Language,
): Promise<FeedArticle[]> {
  const { db, clock, content, siteUrl } = services;
  const details = await listArticleDetails(db, language);
  const known = contentFacts(content(), language);
  const articles = await listDealerArticles(db, language, clock.now());
  return articles.map((article) => {
    const detail = details.get(article.productId);
    return {
      ...article,
      ...partsOf(article, detail, known),
      category: detail?.category ?? null,
      vatPercent: homeVatRate / 100,
      unit: 'EA',
      picture: `${siteUrl}/media/products/${encodeURIComponent(article.sku)}?w=1200`,
      incomingFormerlyOn: formerDay(article, detail),
    };
  });
}

type Parts = Pick<FeedArticle, 'ean' | 'color' | 'size' | 'variant' | 'weightGrams'>;

/**
 * Returns the variant fields of an article: for an accessory from the content, for a bike from the values of frame,
 * drivetrain, size and color.
 */
function partsOf(
  { sku }: DealerArticle,
  detail: ArticleDetails | undefined,
  { accessories, weights }: ContentFacts,
): Parts {
  const accessory = accessories.get(sku);
  if (accessory) {
    const { ean, color, size, variant } = accessory;
    return { ean, color, size, variant, weightGrams: null };
  }
  const [frame, drivetrain, size, color] = detail?.values ?? [];
  return {
    ean: null,
    color: color ?? null,
    size: size ?? null,
    variant: [frame, drivetrain].filter(Boolean).join(', ') || null,
    weightGrams: weights.get(sku.split('.')[0] ?? '') ?? null,
  };
}

/** Returns the former day of the next restock, or null unless the next restock was rescheduled. */
function formerDay({ supply }: DealerArticle, detail: ArticleDetails | undefined): IsoDay | null {
  const move = detail?.move;
  if (!move || supply.deliveries[0]?.day !== toBerlinDay(move.newAt)) return null;
  return toBerlinDay(move.formerAt);
}

interface ContentFacts {
  accessories: ReadonlyMap<string, Omit<Parts, 'weightGrams'>>;
  /** Weight in grams by the first segment of a bike's SKU. */
  weights: ReadonlyMap<string, number>;
}

function contentFacts({ bikes, accessories }: ContentEntries, language: Language): ContentFacts {
  const inLanguage = <Entry extends { locale: string }>(entries: readonly Entry[]) =>
    entries.filter(({ locale }) => locale === language);
  return {
    accessories: new Map(
      inLanguage(accessories).flatMap(({ articles }) =>
        articles.map((article) => [article.sku, article]),
      ),
    ),
    weights: new Map(
      inLanguage(bikes).flatMap(({ driveTrainVariation }) =>
        driveTrainVariation.map(({ code, weightGrams }) => [code, weightGrams]),
      ),
    ),
  };
}

const same = (title: string) => ({ de: title, en: title });
const delivery = (article: FeedArticle, index: number) => article.supply.deliveries[index];

/** Columns of the CSV file. Their names are the same in every language, because the file is read by machines. */
const columns: readonly TableColumn<FeedArticle>[] = [
  { title: same('sku'), kind: 'text', width: 20, of: ({ sku }) => sku },
  { title: same('title'), kind: 'text', width: 20, of: ({ title }) => title },
  { title: same('description'), kind: 'text', width: 50, of: ({ description }) => description },
  { title: same('netPrice'), kind: 'money', width: 10, of: ({ hekCents }) => hekCents },
  { title: same('retailPrice'), kind: 'money', width: 10, of: ({ uvpCents }) => uvpCents },
  { title: same('currency'), kind: 'text', width: 8, of: () => 'EUR' },
  { title: same('stock'), kind: 'count', width: 8, of: ({ supply }) => supply.stock },
  {
    title: same('incoming1'),
    kind: 'count',
    width: 8,
    of: (one) => delivery(one, 0)?.amount ?? null,
  },
  {
    title: same('incoming1On'),
    kind: 'day',
    width: 12,
    of: (one) => delivery(one, 0)?.day ?? null,
  },
  {
    title: same('incoming2'),
    kind: 'count',
    width: 8,
    of: (one) => delivery(one, 1)?.amount ?? null,
  },
  {
    title: same('incoming2On'),
    kind: 'day',
    width: 12,
    of: (one) => delivery(one, 1)?.day ?? null,
  },
  {
    title: same('incoming1FormerlyOn'),
    kind: 'day',
    width: 12,
    of: ({ incomingFormerlyOn }) => incomingFormerlyOn,
  },
  { title: same('ean'), kind: 'text', width: 14, of: ({ ean }) => ean },
  { title: same('category'), kind: 'text', width: 20, of: ({ category }) => category },
  { title: same('variant'), kind: 'text', width: 28, of: ({ variant }) => variant },
  { title: same('color'), kind: 'text', width: 16, of: ({ color }) => color },
  { title: same('size'), kind: 'text', width: 10, of: ({ size }) => size },
  { title: same('weightGrams'), kind: 'count', width: 10, of: ({ weightGrams }) => weightGrams },
  { title: same('vatPercent'), kind: 'count', width: 8, of: ({ vatPercent }) => vatPercent },
  { title: same('unit'), kind: 'text', width: 6, of: ({ unit }) => unit },
  { title: same('picture'), kind: 'text', width: 50, of: ({ picture }) => picture },
];

/**
 * Formats all articles as CSV with the dealers' net price, the retail price including VAT, stock, the next two restocks
 * and further details. Add new columns only at the end, because systems may read columns by position.
 */
export function formatArticlesCsv(
  articles: readonly FeedArticle[],
  language: Language,
): Promise<string> {
  return formatCsv(columns, articles, language);
}

/** Formats all articles as JSON. Prices are strings in euros, so that they are not rounded. */
export function formatArticlesJson(articles: readonly FeedArticle[]): string {
  return JSON.stringify({
    articles: articles.map(({ supply, hekCents, uvpCents, incomingFormerlyOn, ...article }) => ({
      ...{ sku: article.sku, title: article.title, description: article.description },
      netPrice: formatVeloconnectAmount(hekCents),
      retailPrice: formatVeloconnectAmount(uvpCents),
      currency: 'EUR',
      stock: supply.stock,
      incoming: supply.deliveries.map(({ amount, day }, index) => ({
        ...{ amount, on: day },
        ...(index === 0 && incomingFormerlyOn !== null && { formerlyOn: incomingFormerlyOn }),
      })),
      ...{ ean: article.ean, category: article.category, variant: article.variant },
      ...{ color: article.color, size: article.size, weightGrams: article.weightGrams },
      ...{ vatPercent: article.vatPercent, unit: article.unit, picture: article.picture },
    })),
  });
}
