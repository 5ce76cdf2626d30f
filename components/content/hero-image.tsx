import { Fragment, type ReactNode } from 'react';
import { addNonBreakingSpaces } from '@/domain/text/typography';
import { ButtonLink } from '@/components/ui/form/button';
import { ContentImage } from '@/components/ui/picture/content-image';
import { pictureSizes } from '@/components/ui/picture/picture-sizes';
import type {
  HeroBlock,
  ImageView,
  HeaderImageBlock,
  HighlightBlock,
} from '@/lib/platform/views/page-view';
import '@/styles/on-demand/cover-images.scss';
import './content.scss';

/** A text with the line breaks set by an editor. */
function LineBreaks({ text }: { text: string }) {
  return text.split(/\r?\n/).map((line, index) => (
    // The lines of a text are never reordered, so the index is a stable key.
    <Fragment key={index}>
      {index > 0 && <br />}
      {addNonBreakingSpaces(line)}
    </Fragment>
  ));
}

type HeroImageProps = {
  block: HeroBlock;
  /** Shown in place of the image if the block has none. */
  fallback?: ReactNode;
  /** Content beside the link of the hero, for instance name and price of the bicycle in the image. */
  caption?: ReactNode;
};

/** A hero: large title, an image without a frame, an introduction and one link. */
export function HeroImage({ block, fallback, caption }: HeroImageProps) {
  const { title, text, titleColor, textColor, callToAction, image, mobileImage, form } = block;
  const isCutOutForm = form === null ? isCutOut(image) : form === 'standing';
  return (
    <section className="lt-hero">
      <div className="container-xxl pt-4 pt-lg-3">
        <h1 className="display" style={{ color: titleColor ?? undefined }}>
          <LineBreaks text={title} />
        </h1>
        {image ? (
          <ContentImage
            image={image}
            mobileImage={mobileImage}
            className={isCutOutForm ? 'lt-hero-bike' : 'lt-cover-image lt-hero-picture'}
            sizes={isCutOutForm ? pictureSizes.hero : '(min-width: 1440px) 1312px, 95vw'}
            isFirst
          />
        ) : (
          fallback
        )}
        <div className="row lt-hero-foot align-items-end gy-4 pb-5">
          <div className="col-lg-5">
            {text && (
              <p className="lead mb-0" style={{ color: textColor ?? undefined }}>
                <LineBreaks text={text} />
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

/**
 * Returns true for an image of a bicycle cut out on white, which is shown without a frame. Any other image is shown as
 * a rectangle.
 */
function isCutOut(image: ImageView | null): boolean {
  return image?.stored?.key.startsWith('bikes/') ?? false;
}

type HeaderImageProps = {
  block: HeaderImageBlock;
  /** True if the title is the main heading of the page, so that the image is the first content in view. */
  isPageTitle?: boolean;
};

/** A title with a wide image below it. */
export function HeaderImage({ block, isPageTitle = false }: HeaderImageProps) {
  const { title, image } = block;
  const Heading = isPageTitle ? 'h1' : 'h2';
  return (
    <>
      {title && <Heading className="mb-4">{title}</Heading>}
      {image && (
        <ContentImage
          image={image}
          className="lt-cover-image lt-ratio-21-9"
          sizes="(min-width: 1440px) 1312px, 95vw"
          isFirst={isPageTitle}
        />
      )}
    </>
  );
}

type HighlightProps = {
  block: HighlightBlock;
  /** Shown in place of the image if the block has none. */
  fallback?: ReactNode;
  children?: ReactNode;
};

/** A dark block with one statement and one image. */
export function HighlightedTextImage({ block, fallback, children }: HighlightProps) {
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
              className={['col-lg-6 pt-6 pb-6 lt-block-text', picture && side]
                .filter(Boolean)
                .join(' ')}
            >
              {block.title && (
                <h2 className="mb-4">
                  <LineBreaks text={block.title} />
                </h2>
              )}
              {block.text && (
                <p className="text-2 fs-5">
                  <LineBreaks text={block.text} />
                </p>
              )}
              {children}
            </div>
            {picture && (
              <div className="col-lg-6 lt-block-side">
                <div
                  className={`lt-block-picture ${block.isImageOnRight ? 'lt-bleed-right' : 'lt-bleed-left'}`}
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
