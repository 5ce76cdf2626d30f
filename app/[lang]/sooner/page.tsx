import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ItemRow } from '@/components/wish-list/item-list';
import { ItemList } from '@/components/wish-list/item-list';
import { ButtonLink } from '@/components/ui/form/button';
import { type DynamicPageProps, toQueryString } from '@/lib/platform/i18n/page-params';
import { getPageLanguage } from '@/lib/platform/i18n/page-params';
import { findEarlierAlternatives } from '@/lib/server/catalog/find-earlier-alternatives';

type Props = DynamicPageProps<{ lang: string }>;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('earlierAlternatives');
  return { title: t('title'), robots: { index: false } };
}

/**
 * Lists alternatives that are available earlier than the variant in the query, most similar first. Late delivery dates
 * link to this page.
 */
export default async function EarlierAlternativesPage({ params, searchParams }: Props) {
  const [language, queryParams] = await Promise.all([getPageLanguage(params), searchParams]);
  const sku = new URLSearchParams(toQueryString(queryParams)).get('variant');
  if (sku === null) redirect(`/${language}/bikes`);
  const [t, alternatives] = await Promise.all([
    getTranslations('earlierAlternatives'),
    findEarlierAlternatives(language, sku),
  ]);
  if (alternatives === null) notFound();
  const { selected, alternatives: ways } = alternatives;
  return (
    <div className="container-xxl pt-4 pb-7">
      <div className="row gx-lg-5 gy-5 pt-3">
        <div className="col-lg-5">
          <h1>{t('title')}</h1>
          <p className="fs-5 text-2">{t('chosen')}</p>
          <ItemList>
            <ItemRow article={selected} />
          </ItemList>
          <p className="mt-4 d-flex flex-wrap gap-2">
            <ButtonLink href={selected.href} variant="outline">
              {t('back', { name: selected.name })}
            </ButtonLink>
            {selected.availability.kind !== 'now' && (
              <ButtonLink href={`/watch?sku=${selected.sku}`} variant="quiet">
                {t('stockAlert')}
              </ButtonLink>
            )}
          </p>
        </div>
        <div className="col-lg-7">
          {ways.length === 0 ? (
            <p className="fs-5 pt-lg-2">{t('none')}</p>
          ) : (
            <ItemList>
              {ways.map(({ kind, article }) => (
                <ItemRow key={article.sku} article={article} note={t(`kinds.${kind}`)} />
              ))}
            </ItemList>
          )}
        </div>
      </div>
    </div>
  );
}
