import type { Language } from '@/domain/locale/language';
import { toBerlinDay, type IsoDay } from '@/domain/time/day';
import type { ContentEntries } from '../../content/entries';
import type { RestServices } from '../../rest/rest-context';
import { homeVatRate } from '../../shop/base/price';
import { listDealerArticles, type DealerArticle } from '../dealer-articles.repository';
import { type ArticleDetails, findArticleDetails } from './article-details.repository';
import { formatVeloconnectAmount } from '@/domain/stock-connect/veloconnect-protocol';
import { formatCsv, type TableColumn } from '../../documents/tables/table-file';

/** An article as a merchandise system wants to take it over. What is not known of it is null. */
export interface FeedArticle extends DealerArticle {
  ean: string | null;
  category: string | null;
  color: string | null;
  size: string | null;
  /** Frame and drivetrain, or what an accessory is made for. */
  variant: string | null;
  /** A bicycle's in its reference size. */
  weightGrams: number | null;
  /** Percent in the home country. */
  vatPercent: number;
  /** The code of UN/ECE Recommendation 20. */
  unit: 'EA';
  picture: string;
  /** The day the next delivery was to come before it was moved. */
  incomingFormerlyOn: IsoDay | null;
}

/** Every article dealers may order with everything that is known of it, by its number. */
export async function listFeedArticles(
  services: Pick<RestServices, 'db' | 'clock' | 'content' | 'siteUrl'>,
  language: Language,
): Promise<FeedArticle[]> {
  const { db, clock, content, siteUrl } = services;
  const details = await findArticleDetails(db, language);
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

/** Of an accessory the content knows its parts; a bicycle's values are frame, drivetrain, size and colour. */
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

/** Only while the delivery that was moved is the next one. */
function formerDay({ supply }: DealerArticle, detail: ArticleDetails | undefined): IsoDay | null {
  const move = detail?.move;
  if (!move || supply.deliveries[0]?.day !== toBerlinDay(move.newAt)) return null;
  return toBerlinDay(move.formerAt);
}

interface ContentFacts {
  accessories: ReadonlyMap<string, Omit<Parts, 'weightGrams'>>;
  /** Grams by the first segment of a bicycle's number. */
  weights: ReadonlyMap<string, number>;
}

function contentFacts({ bikes, accessories }: ContentEntries, language: Language): ContentFacts {
  const ours = <Entry extends { locale: string }>(entries: readonly Entry[]) =>
    entries.filter(({ locale }) => locale === language);
  return {
    accessories: new Map(
      ours(accessories).flatMap(({ articles }) =>
        articles.map((article) => [article.sku, article]),
      ),
    ),
    weights: new Map(
      ours(bikes).flatMap(({ driveTrainVariation }) =>
        driveTrainVariation.map(({ code, weightGrams }) => [code, weightGrams]),
      ),
    ),
  };
}

const same = (title: string) => ({ de: title, en: title });
const delivery = (article: FeedArticle, index: number) => article.supply.deliveries[index];

/** Machines read this list: its columns have the same names in every language. */
const columns: readonly TableColumn<FeedArticle>[] = [
  { title: same('sku'), kind: 'text', width: 20, of: ({ sku }) => sku },
  { title: same('title'), kind: 'text', width: 20, of: ({ title }) => title },
  { title: same('description'), kind: 'text', width: 50, of: ({ description }) => description },
  { title: same('netPrice'), kind: 'money', width: 10, of: ({ hekCents }) => hekCents },
  { title: same('retailPrice'), kind: 'money', width: 10, of: ({ uvpCents }) => uvpCents },
  { title: same('currency'), kind: 'text', width: 8, of: () => 'EUR' },
  { title: same('stock'), kind: 'count', width: 8, of: ({ supply }) => supply.shelf },
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
 * All articles as CSV: net price for dealers and retail price with VAT, pieces on the shelf, the next two
 * deliveries, and what a merchandise system asks of an article. New columns stand at the end: systems may read by place.
 */
export function formatArticlesCsv(
  articles: readonly FeedArticle[],
  language: Language,
): Promise<string> {
  return formatCsv(columns, articles, language);
}

/** The same as JSON; prices are texts in euros, so that no reader rounds them. */
export function formatArticlesJson(articles: readonly FeedArticle[]): string {
  return JSON.stringify({
    articles: articles.map(({ supply, hekCents, uvpCents, incomingFormerlyOn, ...article }) => ({
      ...{ sku: article.sku, title: article.title, description: article.description },
      netPrice: formatVeloconnectAmount(hekCents),
      retailPrice: formatVeloconnectAmount(uvpCents),
      currency: 'EUR',
      stock: supply.shelf,
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
