import { amountText } from '@/domain/veloconnect/quantity';
import type { Language } from '@/domain/language/detect-language';
import { csvText } from '../../documents/tables/csv-file';
import type { TableColumn } from '../../documents/tables/table-file';
import type { SoldArticle } from '../articles/sold-articles.repository';

const same = (title: string) => ({ de: title, en: title });
const delivery = (article: SoldArticle, index: number) => article.supply.deliveries[index];

/** Machines read this list: its columns have the same names in every language. */
const columns: readonly TableColumn<SoldArticle>[] = [
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
];

/** All articles as CSV: net price for dealers and retail price with VAT, pieces on the shelf and the next two deliveries. */
export function articlesCsv(articles: readonly SoldArticle[], language: Language): string {
  return csvText(columns, articles, language);
}

/** The same as JSON; prices are texts in euros, so that no reader rounds them. */
export function articlesJson(articles: readonly SoldArticle[]): string {
  return JSON.stringify({
    articles: articles.map(({ sku, title, description, hekCents, uvpCents, supply }) => ({
      ...{ sku, title, description },
      netPrice: amountText(hekCents),
      retailPrice: amountText(uvpCents),
      currency: 'EUR',
      stock: supply.shelf,
      incoming: supply.deliveries.map(({ amount, day }) => ({ amount, on: day })),
    })),
  });
}
