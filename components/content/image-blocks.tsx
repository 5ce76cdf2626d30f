import { ContentImage } from '@/components/ui/picture/content-image';
import type { ImageGroupBlock, SupportTextImagesBlock } from '@/lib/platform/views/page-view';
import { RichText } from './rich-text';
import { SafeLink } from './markdown';
import '@/styles/on-demand/cover-images.scss';
import '@/styles/on-demand/lists.scss';
import './content.scss';

/** A group of images: two or more side by side, a single one at full width. */
export function ImageGroup({ block }: { block: ImageGroupBlock }) {
  const { title, images } = block;
  if (images.length === 0) return null;
  return (
    <>
      {title && <h2 className="mb-4">{title}</h2>}
      <ul className={images.length > 1 ? 'lt-pictures' : 'lt-pictures is-single'}>
        {images.map((image, index) => (
          <li key={`${image.url} ${index}`}>
            <ContentImage
              image={image}
              className="lt-cover-image lt-ratio-3-2"
              sizes={images.length > 1 ? '(min-width: 768px) 45vw, 90vw' : '90vw'}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Short help texts, each with an image beside it. */
export function SupportTextImages({ block }: { block: SupportTextImagesBlock }) {
  const { title, items } = block;
  if (items.length === 0) return null;
  const Heading = title ? 'h3' : 'h2';
  return (
    <>
      {title && <h2 className="mb-4">{title}</h2>}
      <div className="lt-support-list">
        {items.map(({ id, title: itemTitle, markdown, link, image }) => (
          <article key={id} className={image ? 'has-picture' : undefined}>
            {image && (
              <ContentImage
                image={image}
                className="lt-cover-image lt-ratio-3-2"
                sizes="(min-width: 992px) 40vw, 90vw"
              />
            )}
            <div>
              {itemTitle && <Heading className="h3">{itemTitle}</Heading>}
              <RichText markdown={markdown} topLevel={3} />
              {link && (
                <SafeLink address={link.href} className="lt-link">
                  {link.text}
                </SafeLink>
              )}
            </div>
          </article>
        ))}
      </div>
    </>
  );
}
