import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OrdersPage } from '@/components/account/orders-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.orders');
  return { title: t('metaTitle') };
}

export default function AccountOrdersPage() {
  return <OrdersPage />;
}
