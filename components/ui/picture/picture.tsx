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

/** Below the md breakpoint, where candidates follow the rule for large images (Spec §9). */
const PHONE = '(max-width: 767.98px)';
const LARGER = '(min-width: 768px)';

/** The width of the WebP for browsers without AVIF. */
const FALLBACK_WIDTH = 800;

/** No page shows more; what is wider is for those who look closely, on request. */
const PAGE_LIMIT = 2400;

/** A picture with the widths on offer, and to whom. */
export interface PictureCandidates {
  readonly picture: StoredPicture;
  readonly media?: string;
}

interface Offer {
  readonly picture: StoredPicture;
  /** The largest width its place has use for. */
  readonly limit?: number;
  /** Another crop for phones. */
  readonly mobile?: StoredPicture | undefined;
}

/** What is offered of a picture: to phones what suits them (up to 1536 wide, 2048 high) or a crop of their own (Spec §9). */
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

/** Has the browser fetch what it will choose of a picture at once, if it takes AVIF; what does not is not asked. */
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
