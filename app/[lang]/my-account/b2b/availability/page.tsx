import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AvailabilityPage } from '@/components/b2b/availability/availability-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('b2b.availability');
  return { title: t('metaTitle') };
}

export default function DealerAvailabilityPage() {
  return <AvailabilityPage />;
}
