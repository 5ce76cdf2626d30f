import type { Metadata } from 'next';
import type { Language } from '@/domain/language/detect-language';
import { accessoryPicturePath } from '@/domain/picture/picture-path';
import type { AccessoryPageView } from '@/lib/platform/views/accessory-view';
import { shareImage } from '@/lib/server/content/share-image';
import { pageMetadata } from './page-metadata';
import { productImage } from './product-image';

const imageOf = ({ slug, articles }: AccessoryPageView) =>
  productImage(articles[0]?.picture ?? null, accessoryPicturePath(slug));

/** The head of an accessory's page. */
export function accessoryMetadata(language: Language, accessory: AccessoryPageView): Metadata {
  const { slug, name, claim, metaDescription } = accessory;
  return pageMetadata({
    language,
    path: `/accessories/${slug}`,
    title: name,
    description: metaDescription ?? claim,
    image: shareImage(accessory.shareImage) ?? imageOf(accessory).share,
  });
}
