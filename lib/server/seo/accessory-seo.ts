import type { Metadata } from 'next';
import type { Language } from '@/domain/language/detect-language';
import { accessoryPicturePath } from '@/domain/picture/picture-path';
import type { AccessoryPageView } from '@/lib/platform/views/accessory-view';
import { breadcrumbJsonLd, productJsonLd } from './json-ld';
import { pageMetadata } from './page-metadata';
import { productImage } from './product-image';
import { siteUrl } from './site-url';

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
    image: imageOf(accessory).share,
  });
}

/** The structured data of an accessory's page: the product with its articles, and the way to it. */
export function accessoryJsonLd(
  language: Language,
  accessory: AccessoryPageView,
  listTitle: string,
) {
  const url = siteUrl(`/${language}/accessories/${accessory.slug}`);
  return [
    productJsonLd({
      name: accessory.name,
      description: accessory.metaDescription ?? accessory.claim,
      url,
      image: siteUrl(imageOf(accessory).largest),
      brand: accessory.brand?.name ?? 'Lautlos',
      variants: accessory.articles,
    }),
    breadcrumbJsonLd([
      { name: listTitle, url: siteUrl(`/${language}/accessories`) },
      { name: accessory.name, url },
    ]),
  ];
}
