import type { ReactEventHandler } from 'react';
import {
  srcSetOf,
  type StoredPicture,
  storedPath,
  upTo,
  widthFor,
} from '@/domain/picture/stored-picture';
import { candidatesOf, FALLBACK_WIDTH } from './picture-candidates';

interface PictureProps {
  readonly picture: StoredPicture;
  readonly alt: string;
  /** How wide it stands on the page; one of pictureSizes. */
  readonly sizes: string;
  readonly className?: string | undefined;
  /** The first picture of a page is fetched before others; eager ones stand in the first viewport; all others wait for theirs. */
  readonly loading?: 'first' | 'eager' | 'lazy' | undefined;
  /** The largest width this place has use for. */
  readonly limit?: number;
  /** Another crop for phones. */
  readonly mobile?: StoredPicture | undefined;
  readonly isDraggable?: boolean | undefined;
  readonly onLoad?: ReactEventHandler<HTMLImageElement>;
  readonly onError?: ReactEventHandler<HTMLImageElement>;
}

/**
 * A stored picture in AVIF, in the widths its place needs, its room kept free; browsers without AVIF get one WebP. Plain HTML: it needs no script, and no
 * preload either, which every page whose data is fetched ahead would carry out for its own pictures.
 */
export function Picture(props: PictureProps) {
  const { picture, alt, sizes, className, loading = 'lazy', limit } = props;
  const shown = limit === undefined ? picture : upTo(picture, limit);
  return (
    <picture>
      {candidatesOf(props).map(({ picture: offered, media = '' }) => (
        <source
          key={media}
          type="image/avif"
          media={media || undefined}
          srcSet={srcSetOf(offered)}
          sizes={sizes}
          width={offered.width}
          height={offered.height}
        />
      ))}
      <img
        src={storedPath(picture, widthFor(shown, FALLBACK_WIDTH), 'webp')}
        alt={alt}
        width={picture.width}
        height={picture.height}
        className={className}
        style={picture.color === undefined ? undefined : { backgroundColor: picture.color }}
        loading={loading === 'lazy' ? 'lazy' : 'eager'}
        fetchPriority={loading === 'first' ? 'high' : undefined}
        decoding="async"
        draggable={props.isDraggable}
        onLoad={props.onLoad}
        onError={props.onError}
      />
    </picture>
  );
}
