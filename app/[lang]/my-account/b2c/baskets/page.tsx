import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SavedBasketsPage } from '@/components/account/saved-baskets-page';
import { SaveBasketButton } from '@/components/cart/save-basket-button';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.baskets');
  return { title: t('metaTitle') };
}

export default function AccountBasketsPage() {
  return (
    <SavedBasketsPage saveCurrent={<SaveBasketButton className="btn btn-outline-primary" />} />
  );
}
