import type { Metadata } from 'next';
import type { Language } from '@/domain/language/detect-language';
import { bikePicturePath } from '@/domain/picture/picture-path';
import { sideView } from '@/domain/picture/side-views';
import type { BikePageView } from '@/lib/platform/views/bike-view';
import { shareImage } from '@/lib/server/content/share-image';
import { pageMetadata } from './page-metadata';
import { productImage } from './product-image';

function imageOf({ slug, frames, colors, pictures }: BikePageView) {
  const frame = frames[0]?.short ?? '';
  const color = colors[0]?.slug ?? '';
  return productImage(
    sideView(pictures.sides, slug, frame, color),
    bikePicturePath({ slug, frame, color }),
  );
}

/** The head of a model's page. */
export function bikeMetadata(language: Language, bike: BikePageView): Metadata {
  return pageMetadata({
    language,
    path: `/bikes/${bike.slug}`,
    title: bike.name,
    description: bike.metaDescription ?? bike.claim,
    image: shareImage(bike.shareImage) ?? imageOf(bike).share,
  });
}
