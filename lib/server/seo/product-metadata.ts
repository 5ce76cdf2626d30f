import {
  getLargestPath,
  getSharePath,
  type StoredPicture,
} from '@/lib/platform/media/stored-picture';
import type { Metadata } from 'next';
import type { Language } from '@/domain/locale/language';
import {
  buildAccessoryDrawingPath,
  buildBikeDrawingPath,
  buildProductPicturePath,
} from '@/lib/platform/media/picture-path';
import type { AccessoryPageView } from '@/lib/platform/views/accessory-view';
import { getShareImageUrl, buildPageMetadata } from './page-metadata';
import { findSideView } from '@/lib/platform/media/bike-pictures';
import type { BikePageView } from '@/lib/platform/views/bike-view';
import type { OutletPageView } from '@/lib/platform/views/outlet-view';

/** Image URLs of a product: the composed image for Open Graph, the largest file for structured data. */
interface ProductImage {
  readonly share: string;
  readonly largest: string;
}

/** Returns the URLs of a product's image, or those of its drawing when there is no image. */
export function getProductImage(picture: StoredPicture | null, drawing: string): ProductImage {
  if (picture === null) return { share: drawing, largest: drawing };
  return { share: getSharePath(picture), largest: getLargestPath(picture) };
}

const getAccessoryImage = ({ slug, articles }: AccessoryPageView) =>
  getProductImage(articles[0]?.picture ?? null, buildAccessoryDrawingPath(slug));

/**
 * Builds title, description, canonical URL and share image of an accessory page; the editor's texts take precedence.
 */
export function buildAccessoryMetadata(language: Language, accessory: AccessoryPageView): Metadata {
  const { slug, name, claim, metaDescription } = accessory;
  return buildPageMetadata({
    language,
    path: `/accessories/${slug}`,
    title: name,
    description: metaDescription ?? claim,
    image: getShareImageUrl(accessory.shareImage) ?? getAccessoryImage(accessory).share,
  });
}

function getBikeImage({ slug, frames, colors, pictures }: BikePageView) {
  const frame = frames[0]?.short ?? '';
  const color = colors[0]?.slug ?? '';
  return getProductImage(
    findSideView(pictures.sides, slug, frame, color),
    buildBikeDrawingPath({ slug, frame, color }),
  );
}

/** Builds title, description, canonical URL and share image of a bike page; the editor's texts take precedence. */
export function buildBikeMetadata(language: Language, bike: BikePageView): Metadata {
  return buildPageMetadata({
    language,
    path: `/bikes/${bike.slug}`,
    title: bike.name,
    description: bike.metaDescription ?? bike.claim,
    image: getShareImageUrl(bike.shareImage) ?? getBikeImage(bike).share,
  });
}

const getOutletImage = ({ picture, sku }: OutletPageView) =>
  getProductImage(picture, buildProductPicturePath(sku));

/** Builds title, description, canonical URL and share image of an outlet bike page. */
export function buildOutletMetadata(
  language: Language,
  item: OutletPageView,
  description: string,
): Metadata {
  return buildPageMetadata({
    language,
    path: `/bikes/outlet/${item.slug}`,
    title: `${[item.title, item.colorName, item.size].filter(Boolean).join(', ')} · Outlet`,
    description,
    image: getOutletImage(item).share,
  });
}
