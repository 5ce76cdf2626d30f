import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ItemRow } from '@/components/wish-list/item-list';
import { ItemList } from '@/components/wish-list/item-list';
import { WishListButton } from '@/components/ui/wish-list-button';
import { parseSkus } from '@/domain/wish-list/wish-list';
import { type DynamicPageProps, toQueryString } from '@/lib/platform/i18n/page-params';
import { getPageLanguage } from '@/lib/platform/i18n/page-params';
import { listItemsBySku } from '@/lib/server/catalog/list-items-by-sku';

type Props = DynamicPageProps<{ lang: string }>;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('wishList');
  return { title: t('shared'), robots: { index: false } };
}

/** A wish list shared by link. Works without JavaScript. */
export default async function SharedWishListPage({ params, searchParams }: Props) {
  const [language, queryParams] = await Promise.all([getPageLanguage(params), searchParams]);
  const skus = parseSkus(new URLSearchParams(toQueryString(queryParams)).get('articles') ?? '');
  const [t, articles] = await Promise.all([
    getTranslations('wishList'),
    listItemsBySku(language, skus),
  ]);
  return (
    <div className="container-xxl pt-4 pb-7">
      <h1>{t('shared')}</h1>
      <p className="fs-5 text-2">{t(articles.length === 0 ? 'sharedEmpty' : 'sharedLead')}</p>
      <ItemList>
        {articles.map((article) => (
          <ItemRow key={article.sku} article={article}>
            <WishListButton sku={article.sku} name={article.name} />
          </ItemRow>
        ))}
      </ItemList>
    </div>
  );
}
