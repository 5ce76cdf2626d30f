import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { B2bOverviewPage } from '@/components/b2b/overview/b2b-overview-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('b2b.overview');
  return { title: t('metaTitle') };
}

export default function DealerOverviewPage() {
  return <B2bOverviewPage />;
}
