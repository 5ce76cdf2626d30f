import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ItemRow } from '@/components/wish-list/item-list';
import { ItemList } from '@/components/wish-list/item-list';
import { Notice } from '@/components/ui/message/notice';
import { StockAlertForm } from '@/components/wish-list/stock-alert-form';
import { addDays, parseIsoDay } from '@/domain/time/day';
import { type DynamicPageProps, toQueryString } from '@/lib/platform/i18n/page-params';
import { getToday } from '@/lib/platform/i18n/format-days';
import { getPageLanguage } from '@/lib/platform/i18n/page-params';
import { listItemsBySku } from '@/lib/server/catalog/list-items-by-sku';

type Props = DynamicPageProps<{ lang: string }>;

/** Maximum number of days from today to the selected date. The services enforce the same limit. */
const maxDays = 365;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('stockAlert');
  return { title: t('title'), robots: { index: false } };
}

/** The form for a stock alert: an email when a variant is in stock or available by a date. */
export default async function StockAlertPage({ params, searchParams }: Props) {
  const [language, queryParams] = await Promise.all([getPageLanguage(params), searchParams]);
  const query = new URLSearchParams(toQueryString(queryParams));
  const sku = query.get('sku');
  if (sku === null) redirect(`/${language}/bikes`);
  const [article] = await listItemsBySku(language, [sku]);
  if (article === undefined || article.kind === 'outlet') notFound();
  const t = await getTranslations('stockAlert');
  const day = parseIsoDay(query.get('day') ?? '') ?? '';
  return (
    <div className="container-xxl pt-4 pb-7">
      <div className="row gx-lg-5 gy-4 pt-3">
        <div className="col-lg-6">
          <h1>{t('title')}</h1>
          <p className="fs-5 text-2">{t('lead')}</p>
          <ItemList>
            <ItemRow article={article} />
          </ItemList>
          {article.availability.kind === 'now' && <Notice>{t('isThere')}</Notice>}
        </div>
        <div className="col-lg-6">
          {query.has('problem') && (
            <Notice tone="error" role="alert" className="mb-4">
              {t('problem')}
            </Notice>
          )}
          <StockAlertForm
            sku={article.sku}
            day={day}
            days={[addDays(getToday(), 1), addDays(getToday(), maxDays)]}
          />
        </div>
      </div>
    </div>
  );
}
