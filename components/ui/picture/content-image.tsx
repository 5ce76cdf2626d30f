import { getImageProps } from 'next/image';
import type { ImageView } from '@/lib/platform/views/page-view';
import { Picture } from './picture';
import { useTranslations } from 'next-intl';
import { hasRenderedPictures } from '@/lib/platform/media/find-picture';

type ContentImageProps = {
  image: ImageView;
  /** The image for phones instead of `image` (Specification §9, large-image rule). */
  mobileImage?: ImageView | null;
  className?: string;
  sizes?: string;
  isFirst?: boolean;
};

/**
 * An image set by an editor: the site's own images in their stored widths, uploaded ones resized by the image
 * optimization of Next.js. Plain HTML without JavaScript.
 */
export function ContentImage({
  image,
  mobileImage = null,
  className,
  sizes = '100vw',
  isFirst = false,
}: ContentImageProps) {
  if (image.stored && (mobileImage === null || mobileImage.stored))
    return (
      <Picture
        picture={image.stored}
        alt={image.alt}
        sizes={sizes}
        className={className}
        loading={isFirst ? 'first' : 'lazy'}
        mobile={mobileImage?.stored ?? undefined}
      />
    );
  const props = uploadedProps(image, sizes, isFirst);
  const picture = <img {...props} alt={image.alt} className={className} />;
  if (mobileImage === null) return picture;
  const { src, srcSet, width, height } = uploadedProps(mobileImage, sizes, isFirst);
  const candidates = { srcSet: srcSet ?? src, sizes, width, height };
  return (
    <picture>
      <source media="(max-width: 767.98px)" {...candidates} />
      {picture}
    </picture>
  );
}

function uploadedProps({ url, alt, width, height }: ImageView, sizes: string, isFirst: boolean) {
  return getImageProps({
    src: url,
    alt,
    width,
    height,
    sizes,
    loading: isFirst ? 'eager' : 'lazy',
    fetchPriority: isFirst ? 'high' : undefined,
    unoptimized: url.endsWith('.svg'),
  }).props;
}

interface Props {
  readonly isForMany?: boolean;
  readonly className?: string;
}

/** A note that images are computer-generated. Renders nothing if the operator uses photographs or no images at all. */
export function RenderedImagesNotice({
  isForMany = false,
  className = 'small text-3 mb-0',
}: Props) {
  const t = useTranslations('common');
  if (!hasRenderedPictures()) return null;
  return <p className={className}>{t(isForMany ? 'computedPictures' : 'computedPicture')}</p>;
}
