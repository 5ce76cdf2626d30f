import Image from 'next/image';
import type { ImageView } from '@/lib/content/page-view';

export type ContentImageProps = { image: ImageView; className?: string; sizes?: string; isFirst?: boolean };

/** A picture an editor uploaded, in the sizes the browser asks for (ARCHITECTURE §4, decision 15). */
export function ContentImage({ image, className, sizes = '100vw', isFirst = false }: ContentImageProps) {
  return (
    <Image
      src={image.url}
      alt={image.alt}
      width={image.width}
      height={image.height}
      className={className}
      sizes={sizes}
      preload={isFirst}
      unoptimized={image.url.endsWith('.svg')}
    />
  );
}
