import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { B2bOrderPage } from '@/components/b2b/orders/b2b-order-page';

interface Props {
  readonly params: Promise<{ readonly number: string }>;
}

/** Not cached, because the number of order pages is unlimited. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [t, { number }] = await Promise.all([getTranslations('b2b.order'), params]);
  return { title: t('title', { number }) };
}

export default async function DealerOrderPage({ params }: Props) {
  const { number } = await params;
  if (!/^[1-9]\d{0,8}$/.test(number)) notFound();
  return <B2bOrderPage orderNumber={Number(number)} />;
}
