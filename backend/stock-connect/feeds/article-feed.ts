import { amountText } from '@/domain/veloconnect/quantity';
import type { Language } from '@/domain/language/detect-language';
import { csvText } from '../../documents/tables/csv-file';
import type { TableColumn } from '../../documents/tables/table-file';
import type { FedArticle } from './fed-article';

const same = (title: string) => ({ de: title, en: title });
const delivery = (article: FedArticle, index: number) => article.supply.deliveries[index];

/** Machines read this list: its columns have the same names in every language. */
const columns: readonly TableColumn<FedArticle>[] = [
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
export function articlesCsv(articles: readonly FedArticle[], language: Language): Promise<string> {
  return csvText(columns, articles, language);
}

/** The same as JSON; prices are texts in euros, so that no reader rounds them. */
export function articlesJson(articles: readonly FedArticle[]): string {
  return JSON.stringify({
    articles: articles.map(({ supply, hekCents, uvpCents, incomingFormerlyOn, ...article }) => ({
      ...{ sku: article.sku, title: article.title, description: article.description },
      netPrice: amountText(hekCents),
      retailPrice: amountText(uvpCents),
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
