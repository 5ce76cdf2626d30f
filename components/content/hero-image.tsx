import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/form/button';
import { ContentImage } from '@/components/ui/picture/content-image';
import { pictureSizes } from '@/components/ui/picture/picture-sizes';
import type { HeroBlock, ImageView } from '@/lib/platform/views/page-view';
import { Lines } from './lines';
import '@/styles/by-use/covers.scss';
import './content.scss';

type HeroImageProps = {
  block: HeroBlock;
  /** Stands in the middle when the block has no picture of its own. */
  fallback?: ReactNode;
  /** Beside the call to action, for instance the name and price of what is shown. */
  caption?: ReactNode;
};

/** Large words, a picture that stands on the page without a frame, a lead and one way on (design README §9). */
export function HeroImage({ block, fallback, caption }: HeroImageProps) {
  const { title, text, titleColor, textColor, callToAction, image, mobileImage, form } = block;
  const isStanding = form === null ? isCutOut(image) : form === 'standing';
  return (
    <section className="lt-hero">
      <div className="container-xxl pt-4 pt-lg-3">
        <h1 className="display" style={{ color: titleColor ?? undefined }}>
          <Lines text={title} />
        </h1>
        {image ? (
          <ContentImage
            image={image}
            mobileImage={mobileImage}
            className={isStanding ? 'lt-hero-bike' : 'lt-cover lt-hero-picture'}
            sizes={isStanding ? pictureSizes.hero : '(min-width: 1440px) 1312px, 95vw'}
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
            {callToAction && (
              <ButtonLink
                href={callToAction.href}
                style={{ color: callToAction.color ?? undefined }}
              >
                {callToAction.text}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

/** A bicycle cut out on white stands on the page; any other picture keeps its edges (design README §6). */
function isCutOut(image: ImageView | null): boolean {
  return image?.stored?.key.startsWith('bikes/') ?? false;
}
