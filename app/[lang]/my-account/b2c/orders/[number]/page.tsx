import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { OrderPage } from '@/components/account/order-page';
import { ClientMessages } from '@/components/ui/client-messages';
import { listAccessorySlugsBySku } from '@/lib/server/catalog/list-accessories';
import { getPageLanguage } from '@/lib/platform/i18n/page-params';

interface Props {
  readonly params: Promise<{ readonly lang: string; readonly number: string }>;
}

/** Not cached, because the number of order pages is unlimited. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.order');
  return { title: t('metaTitle') };
}

export default async function AccountOrderPage({ params }: Props) {
  const language = await getPageLanguage(params);
  const { number } = await params;
  if (!/^[1-9]\d{0,9}$/.test(number)) notFound();
  return (
    <ClientMessages namespaces={['payment']}>
      <OrderPage
        orderNumber={Number(number)}
        accessorySlugs={await listAccessorySlugsBySku(language)}
      />
    </ClientMessages>
  );
}
