import { useTranslations, useLocale } from 'next-intl';
import { ContentImage } from '@/components/ui/picture/content-image';
import type { ImageView } from '@/lib/platform/views/page-view';
import type { DownloadView } from '@/lib/platform/views/content-view';
import { DownloadList } from './download-list';
import { companyPhone, pressEmail } from '@/lib/platform/config/company';
import '@/styles/on-demand/cover-images.scss';
import '@/styles/on-demand/lists.scss';

/** Press images in their largest size, with captions. */
function PressPictures({ images }: { images: readonly ImageView[] }) {
  const t = useTranslations('press');
  return (
    <ul className="lt-pictures">
      {images.map((image) => (
        <li key={image.url}>
          <figure className="mb-0">
            <ContentImage
              image={image}
              className="lt-cover-image lt-ratio-3-2"
              sizes="(min-width: 768px) 30vw, 90vw"
            />
            <figcaption className="small text-2 mt-2">
              {image.alt}{' '}
              <a href={image.url} download>
                {t('picture', { width: String(image.width), height: String(image.height) })}
                <span className="visually-hidden">: {image.alt}</span>
              </a>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

type PressFilesProps = { images: readonly ImageView[]; downloads: readonly DownloadView[] };

/** The press material: images, documents and the logo. */
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

/** The contact data for journalists. */
export function PressContact() {
  const t = useTranslations('press');
  const language = useLocale();
  return (
    <div className="lt-panel mb-5">
      <h2 className="h4">{t('contact')}</h2>
      <p className="mb-0">
        {t.rich('contactText', {
          email: pressEmail,
          mail: (chunks) => <a href={`mailto:${pressEmail}`}>{chunks}</a>,
          phone: () => (
            <a className="num" href={companyPhone.href}>
              {companyPhone.text[language]}
            </a>
          ),
        })}
      </p>
    </div>
  );
}
