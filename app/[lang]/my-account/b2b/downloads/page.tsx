import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DealerFilesPage } from '@/components/b2b/dealer-files-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('b2b.downloads');
  return { title: t('title') };
}

export default function DealerDownloadsPage() {
  return <DealerFilesPage />;
}
