import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { RecentlyViewed } from '@/components/wish-list/recently-viewed';
import { WishListView } from '@/components/wish-list/wish-list-view';
import { ClientMessages } from '@/components/ui/client-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('wishList');
  return { title: t('title'), description: t('description'), robots: { index: false } };
}

/**
 * The wish list and recently viewed products. Both are stored in the browser, so the page is the same for everybody.
 */
export default async function WishListPage() {
  const t = await getTranslations('wishList');
  return (
    <div className="container-xxl pt-4 pb-7">
      <h1>{t('title')}</h1>
      <noscript>
        <p className="lt-note">{t('noScript')}</p>
      </noscript>
      <ClientMessages namespaces={['wishList']}>
        <WishListView />
        <RecentlyViewed />
      </ClientMessages>
    </div>
  );
}
