import { ContentImage } from '@/components/ui/picture/content-image';
import type { SupportTextImagesBlock } from '@/lib/platform/views/page-view';
import { RichText } from './rich-text';
import { SafeLink } from './safe-link';
import '@/styles/by-use/covers.scss';
import './content.scss';

/** Short pieces of help with a picture beside each. */
export function SupportTextImages({ block }: { block: SupportTextImagesBlock }) {
  const { title, items } = block;
  if (items.length === 0) return null;
  const Heading = title ? 'h3' : 'h2';
  return (
    <>
      {title && <h2 className="mb-4">{title}</h2>}
      <div className="lt-help-list">
        {items.map(({ id, title: itemTitle, markdown, link, image }) => (
          <article key={id} className={image ? 'has-picture' : undefined}>
            {image && (
              <ContentImage
                image={image}
                className="lt-cover lt-ratio-3-2"
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
