import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ImageLibraryPage } from '@/components/b2b/images/image-library-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('b2b.images');
  return { title: t('title') };
}

export default function DealerImagesPage() {
  return <ImageLibraryPage />;
}
