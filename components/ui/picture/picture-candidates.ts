import { preload } from 'react-dom';
import {
  forMobile,
  srcSetOf,
  type StoredPicture,
  storedPath,
  upTo,
  widestOf,
  widthFor,
} from '@/domain/picture/stored-picture';

/** Below the md breakpoint, where candidates follow the rule for large images (Spec §9). */
const PHONE = '(max-width: 767.98px)';
const LARGER = '(min-width: 768px)';

/** The width of the WebP for browsers without AVIF. */
export const FALLBACK_WIDTH = 800;

/** No page shows more; what is wider is for those who look closely, on request. */
const PAGE_LIMIT = 2400;

/** A picture with the widths on offer, and to whom. */
export interface Candidates {
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
export function candidatesOf(offer: Offer): readonly Candidates[] {
  const { picture, limit = PAGE_LIMIT, mobile } = offer;
  const large = upTo(picture, limit);
  const small = forMobile(mobile ?? large);
  if (mobile === undefined && widestOf(small) === widestOf(large)) return [{ picture: large }];
  return [
    { picture: small, media: PHONE },
    { picture: large, media: LARGER },
  ];
}

/** Has the browser fetch what it will choose of a picture at once, if it takes AVIF; what does not is not asked. */
export function preloadPicture(offer: Offer, sizes: string): void {
  for (const { picture, media } of candidatesOf(offer)) {
    preload(storedPath(picture, widthFor(picture, FALLBACK_WIDTH), 'avif'), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: srcSetOf(picture),
      imageSizes: sizes,
      media,
      fetchPriority: 'low',
    });
  }
}
