import { preload } from 'react-dom';
import {
  toMobilePicture,
  buildSrcSet,
  type StoredPicture,
  buildPicturePath,
  limitPictureWidth,
  getWidestWidth,
  getSuitableWidth,
} from '@/lib/platform/media/stored-picture';
import type { ReactEventHandler } from 'react';

/** Media query for windows below the md breakpoint, for which the rule for large images applies (Specification §9). */
const PHONE = '(max-width: 767.98px)';
const LARGER = '(min-width: 768px)';

/** The width in pixels of the WebP file for browsers without AVIF. */
const FALLBACK_WIDTH = 800;

/** The maximum image width on pages in pixels. Wider files are used by the zoom only. */
const PAGE_LIMIT = 2400;

/** An image, its available widths, and the media query for which they are used. */
export interface PictureCandidates {
  readonly picture: StoredPicture;
  readonly media?: string;
}

interface Offer {
  readonly picture: StoredPicture;
  /** The maximum useful width in pixels at the place of the image. */
  readonly limit?: number;
  /** Another crop of the image for phones. */
  readonly mobile?: StoredPicture | undefined;
}

/**
 * Returns the image files offered for each media query. Phones get files of up to 1536 × 2048 px, or a separate crop
 * (Specification §9).
 */
function buildPictureCandidates(offer: Offer): readonly PictureCandidates[] {
  const { picture, limit = PAGE_LIMIT, mobile } = offer;
  const large = limitPictureWidth(picture, limit);
  const small = toMobilePicture(mobile ?? large);
  if (mobile === undefined && getWidestWidth(small) === getWidestWidth(large))
    return [{ picture: large }];
  return [
    { picture: small, media: PHONE },
    { picture: large, media: LARGER },
  ];
}

/** Preloads the file of an image that the browser will select. Browsers without AVIF preload nothing. */
export function preloadPicture(offer: Offer, sizes: string): void {
  for (const { picture, media } of buildPictureCandidates(offer)) {
    preload(buildPicturePath(picture, getSuitableWidth(picture, FALLBACK_WIDTH), 'avif'), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: buildSrcSet(picture),
      imageSizes: sizes,
      media,
      fetchPriority: 'low',
    });
  }
}

interface PictureProps {
  readonly picture: StoredPicture;
  readonly alt: string;
  /** The `sizes` attribute; one of pictureSizes. */
  readonly sizes: string;
  readonly className?: string | undefined;
  /**
   * `first` loads with high priority, `eager` is for images in the initial viewport, `lazy` loads near the viewport.
   */
  readonly loading?: 'first' | 'eager' | 'lazy' | undefined;
  /** The maximum useful width in pixels at the place of the image. */
  readonly limit?: number;
  /** Another crop of the image for phones. */
  readonly mobile?: StoredPicture | undefined;
  readonly isDraggable?: boolean | undefined;
  readonly onLoad?: ReactEventHandler<HTMLImageElement>;
  readonly onError?: ReactEventHandler<HTMLImageElement>;
}

/**
 * A stored image as AVIF in several widths up to `limit`, with reserved space. Browsers without AVIF get one WebP file.
 * Renders plain HTML without JavaScript and without a preload, because prefetching a page's data would also execute its
 * preloads.
 */
export function Picture(props: PictureProps) {
  const { picture, alt, sizes, className, loading = 'lazy', limit } = props;
  const shown = limit === undefined ? picture : limitPictureWidth(picture, limit);
  return (
    <picture>
      {buildPictureCandidates(props).map(({ picture: offered, media = '' }) => (
        <source
          key={media}
          type="image/avif"
          media={media || undefined}
          srcSet={buildSrcSet(offered)}
          sizes={sizes}
          width={offered.width}
          height={offered.height}
        />
      ))}
      <img
        src={buildPicturePath(picture, getSuitableWidth(shown, FALLBACK_WIDTH), 'webp')}
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
