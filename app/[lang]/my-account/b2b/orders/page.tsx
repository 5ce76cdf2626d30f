import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { B2bOrdersPage } from '@/components/b2b/orders/b2b-orders-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('b2b.orders');
  return { title: t('title') };
}

export default function DealerOrdersPage() {
  return <B2bOrdersPage />;
}
