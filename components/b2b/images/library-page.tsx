'use client';

import { useLocale, useTranslations } from 'next-intl';
import { reloadLibraryImages, useLibraryImages } from '@/lib/browser/b2b/library-images';
import { B2bHead } from '../parts/b2b-head';
import { B2bSection } from '../parts/b2b-section';
import { ImageLibrary } from './image-library';

/** Pictures dealers may use: looked at, chosen and taken along. */
export function LibraryPage() {
  const t = useTranslations('b2b.images');
  const language = useLocale();
  const loaded = useLibraryImages(language);
  return (
    <>
      <B2bHead title={t('title')} hasPrices={false}>
        {t('intro')}
      </B2bHead>
      <B2bSection loaded={loaded} onRetry={() => void reloadLibraryImages(language)} rows={6}>
        {({ images }) =>
          images.length > 0 ? (
            <ImageLibrary images={images} />
          ) : (
            <p className="text-2">{t('empty')}</p>
          )
        }
      </B2bSection>
    </>
  );
}
