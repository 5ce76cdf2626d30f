import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { SharedBasket } from '@/components/account/shared-basket';
import { ClientMessages } from '@/components/ui/client-messages';
import { findSharedBasket } from '@/lib/server/orders/find-shared-basket';
import { listAccessorySlugsBySku } from '@/lib/server/catalog/list-accessories';
import { getPageLanguage } from '@/lib/platform/i18n/page-params';

interface Props {
  readonly params: Promise<{ readonly lang: string; readonly id: string }>;
}

/** Rendered on each request, because the owner can change or unshare the basket at any time. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('sharedBasket');
  return { title: t('metaTitle'), robots: { index: false }, referrer: 'no-referrer' };
}

export default async function SharedBasketPage({ params }: Props) {
  const language = await getPageLanguage(params);
  const [basket, accessorySlugs] = await Promise.all([
    findSharedBasket((await params).id, language),
    listAccessorySlugsBySku(language),
  ]);
  if (!basket) notFound();
  return (
    <ClientMessages namespaces={['sharedBasket']}>
      <div className="container-xxl pt-4 pt-lg-5 pb-7">
        <SharedBasket basket={basket} accessorySlugs={accessorySlugs} />
      </div>
    </ClientMessages>
  );
}
