import { useTranslations } from 'next-intl';
import type { DownloadView } from '@/lib/platform/views/download-view';
import type { ImageView } from '@/lib/platform/views/page-view';
import { DownloadList } from './download-list';
import { PressPictures } from './press-pictures';

type PressFilesProps = { images: readonly ImageView[]; downloads: readonly DownloadView[] };

/** What one may print: pictures, documents and the mark. */
export function PressFiles({ images, downloads }: PressFilesProps) {
  const t = useTranslations('press');
  const mark: DownloadView = {
    title: t('logo'),
    slug: 'logo',
    category: 'press',
    language: null,
    version: null,
    date: null,
    description: t('logoText'),
    href: '/icon.svg',
    format: 'SVG',
    kilobytes: null,
  };
  return (
    <>
      {images.length > 0 && (
        <section className="mb-5">
          <h2 className="h3 mb-3">{t('pictures')}</h2>
          <PressPictures images={images} />
        </section>
      )}
      <section className="mb-5">
        <h2 className="h3 mb-2">{t('files')}</h2>
        <DownloadList downloads={[...downloads, mark]} />
      </section>
    </>
  );
}
