import { useTranslations } from 'next-intl';
import { ContentImage } from '@/components/ui/picture/content-image';
import type { ImageView } from '@/lib/platform/views/page-view';
import '@/styles/by-use/covers.scss';
import '@/styles/by-use/lists.scss';

/** Pictures for the press, each as large as there is one, with what it shows. */
export function PressPictures({ images }: { images: readonly ImageView[] }) {
  const t = useTranslations('press');
  return (
    <ul className="lt-pictures">
      {images.map((image) => (
        <li key={image.url}>
          <figure className="mb-0">
            <ContentImage
              image={image}
              className="lt-cover lt-ratio-3-2"
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
