import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ArticleRow } from '@/components/keep/article-row';
import { KeptList } from '@/components/keep/kept-list';
import { WishButton } from '@/components/ui/wish-button';
import { readSkus } from '@/domain/keep/kept-skus';
import { type AskedProps, queryOf } from '@/lib/platform/i18n/asked-page';
import { requireLanguage } from '@/lib/platform/i18n/require-language';
import { findKeptArticles } from '@/lib/server/keep/find-articles';

type Props = AskedProps<{ lang: string }>;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('keep');
  return { title: t('shared'), robots: { index: false } };
}

/** A list somebody else has put together, as the link names it; it reads without scripts. */
export default async function SharedWishListPage({ params, searchParams }: Props) {
  const [language, asked] = await Promise.all([requireLanguage(params), searchParams]);
  const skus = readSkus(new URLSearchParams(queryOf(asked)).get('articles') ?? '');
  const [t, articles] = await Promise.all([
    getTranslations('keep'),
    findKeptArticles(language, skus),
  ]);
  return (
    <div className="container-xxl pt-4 pb-7">
      <h1>{t('shared')}</h1>
      <p className="fs-5 text-2">{t(articles.length === 0 ? 'sharedEmpty' : 'sharedLead')}</p>
      <KeptList>
        {articles.map((article) => (
          <ArticleRow key={article.sku} article={article}>
            <WishButton sku={article.sku} name={article.name} />
          </ArticleRow>
        ))}
      </KeptList>
    </div>
  );
}
