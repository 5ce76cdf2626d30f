import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import type { HeroBlock } from '@/lib/content/page-view';
import { ContentImage } from './content-image';
import { Lines } from './lines';

type HeroImageProps = {
  block: HeroBlock;
  /** Stands in the middle when the block has no picture of its own. */
  fallback?: ReactNode;
  /** Beside the call to action, for instance the name and price of what is shown. */
  caption?: ReactNode;
};

/** Large words, a picture that stands on the page without a frame, a lead and one way on (design README §9). */
export function HeroImage({ block, fallback, caption }: HeroImageProps) {
  const { title, text, titleColor, textColor, callToAction, image } = block;
  return (
    <section className="lt-hero">
      <div className="container-xxl pt-4 pt-lg-3">
        <h1 className="display" style={{ color: titleColor ?? undefined }}>
          <Lines text={title} />
        </h1>
        {image ? (
          <ContentImage
            image={image}
            className="lt-hero-bike"
            sizes="(min-width: 1200px) 1140px, 128vw"
            isFirst
          />
        ) : (
          fallback
        )}
        <div className="row lt-hero-foot align-items-end gy-4 pb-5">
          <div className="col-lg-5">
            {text && (
              <p className="lead mb-0" style={{ color: textColor ?? undefined }}>
                <Lines text={text} />
              </p>
            )}
          </div>
          <div className="col-lg-7 d-flex flex-wrap gap-3 justify-content-lg-end align-items-center">
            {caption}
            {callToAction && <ButtonLink href={callToAction.href}>{callToAction.text}</ButtonLink>}
          </div>
        </div>
      </div>
    </section>
  );
}
