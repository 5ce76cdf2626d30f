import type { ReactNode } from 'react';
import type { HighlightBlock } from '@/lib/platform/views/page-view';
import { ContentImage } from '@/components/ui/picture/content-image';
import { Lines } from './lines';
import '@/styles/by-use/covers.scss';
import './content.scss';

type HighlightProps = {
  block: HighlightBlock;
  /** Shown when the block has no picture of its own. */
  fallback?: ReactNode;
  children?: ReactNode;
};

/** An ink block with one thought and one picture. */
export function Highlight({ block, fallback, children }: HighlightProps) {
  const picture = block.image ? (
    <ContentImage
      image={block.image}
      className="lt-block-image"
      sizes="(min-width: 992px) 50vw, 100vw"
    />
  ) : (
    fallback
  );
  const side = block.isImageOnRight ? 'is-before' : 'is-after';
  return (
    <section className="lt-section">
      <div className="lt-block">
        <div className="container-xxl">
          <div className="row align-items-center lt-block-row">
            <div
              className={['col-lg-6 pt-6 pb-6 lt-block-words', picture && side]
                .filter(Boolean)
                .join(' ')}
            >
              {block.title && (
                <h2 className="mb-4">
                  <Lines text={block.title} />
                </h2>
              )}
              {block.text && (
                <p className="text-2 fs-5">
                  <Lines text={block.text} />
                </p>
              )}
              {children}
            </div>
            {picture && (
              <div className="col-lg-6 lt-block-side">
                <div
                  className={`lt-block-picture ${block.isImageOnRight ? 'lt-bleed-r' : 'lt-bleed-l'}`}
                >
                  {picture}
                </div>
              </div>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
