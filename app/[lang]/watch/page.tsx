import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ArticleRow } from '@/components/wish-list/article-list';
import { ArticleList } from '@/components/wish-list/article-list';
import { Note } from '@/components/ui/message/note';
import { StockAlertForm } from '@/components/wish-list/stock-alert-form';
import { addDays, parseIsoDay } from '@/domain/time/day';
import { type DynamicPageProps, toQueryString } from '@/lib/platform/i18n/page-params';
import { getToday } from '@/lib/platform/i18n/format-days';
import { getPageLanguage } from '@/lib/platform/i18n/page-params';
import { listArticlesBySku } from '@/lib/server/catalog/list-articles-by-sku';

type Props = DynamicPageProps<{ lang: string }>;

/** The latest selectable date, in days from today. The services enforce the same limit. */
const maxDays = 365;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('stockAlert');
  return { title: t('title'), robots: { index: false } };
}

/** The form to request an email when a variant is in stock or available by a date. */
export default async function StockAlertPage({ params, searchParams }: Props) {
  const [language, queryParams] = await Promise.all([getPageLanguage(params), searchParams]);
  const query = new URLSearchParams(toQueryString(queryParams));
  const sku = query.get('sku');
  if (sku === null) redirect(`/${language}/bikes`);
  const [article] = await listArticlesBySku(language, [sku]);
  if (article === undefined || article.kind === 'outlet') notFound();
  const t = await getTranslations('stockAlert');
  const day = parseIsoDay(query.get('day') ?? '') ?? '';
  return (
    <div className="container-xxl pt-4 pb-7">
      <div className="row gx-lg-5 gy-4 pt-3">
        <div className="col-lg-6">
          <h1>{t('title')}</h1>
          <p className="fs-5 text-2">{t('lead')}</p>
          <ArticleList>
            <ArticleRow article={article} />
          </ArticleList>
          {article.availability.kind === 'now' && <Note>{t('isThere')}</Note>}
        </div>
        <div className="col-lg-6">
          {query.has('problem') && (
            <Note tone="error" role="alert" className="mb-4">
              {t('problem')}
            </Note>
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
