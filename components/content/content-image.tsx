import { getImageProps } from 'next/image';
import { preload } from 'react-dom';
import type { ImageView } from '@/lib/content/page-view';

type ContentImageProps = {
  image: ImageView;
  className?: string;
  sizes?: string;
  isFirst?: boolean;
};

/** A picture an editor uploaded, in the sizes the browser asks for (ARCHITECTURE §4, decision 15). Plain HTML, no script. */
export function ContentImage({
  image,
  className,
  sizes = '100vw',
  isFirst = false,
}: ContentImageProps) {
  const { props } = getImageProps({
    src: image.url,
    alt: image.alt,
    width: image.width,
    height: image.height,
    sizes,
    loading: isFirst ? 'eager' : 'lazy',
    fetchPriority: isFirst ? 'high' : undefined,
    unoptimized: image.url.endsWith('.svg'),
  });
  if (isFirst)
    preload(props.src, {
      as: 'image',
      imageSrcSet: props.srcSet,
      imageSizes: props.sizes,
      fetchPriority: 'high',
    });
  return <img {...props} alt={image.alt} className={className} />;
}
