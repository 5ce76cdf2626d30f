import type { ReactNode } from 'react';
import type { HighlightBlock } from '@/lib/platform/views/page-view';
import { ContentImage } from '@/components/ui/content-image';
import { Lines } from './lines';
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
  const side = block.isImageOnRight ? 'pe-lg-6' : 'order-lg-2 ps-lg-6';
  return (
    <section className="lt-section">
      <div className="lt-block">
        <div className="container-xxl">
          <div className="row align-items-center g-0">
            <div className={['col-lg-6 py-6', picture && side].filter(Boolean).join(' ')}>
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
              <div className="col-lg-6 align-self-stretch">
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
