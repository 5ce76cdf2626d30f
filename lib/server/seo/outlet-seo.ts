import type { Metadata } from 'next';
import type { Language } from '@/domain/language/detect-language';
import { productPicturePath } from '@/domain/picture/picture-path';
import type { OutletPageView } from '@/lib/platform/views/outlet-view';
import { breadcrumbJsonLd, productJsonLd } from './json-ld';
import { pageMetadata } from './page-metadata';
import { productImage } from './product-image';
import { siteUrl } from './site-url';

const description = ({ title, colorName, size, reason }: OutletPageView): string =>
  `${[title, colorName, size].filter(Boolean).join(', ')}. ${reason}`;

const imageOf = ({ picture, sku }: OutletPageView) =>
  productImage(picture, productPicturePath(sku));

/** The head of an outlet bicycle's page. */
export function outletMetadata(language: Language, item: OutletPageView): Metadata {
  return pageMetadata({
    language,
    path: `/bikes/outlet/${item.slug}`,
    title: `${[item.title, item.colorName, item.size].filter(Boolean).join(', ')} · Outlet`,
    description: description(item),
    image: imageOf(item).share,
  });
}

/** The structured data of an outlet bicycle's page. */
export function outletJsonLd(language: Language, item: OutletPageView) {
  const url = siteUrl(`/${language}/bikes/outlet/${item.slug}`);
  return [
    productJsonLd({
      name: item.title,
      description: description(item),
      url,
      image: siteUrl(imageOf(item).largest),
      brand: 'Lautlos',
      isUsed: true,
      variants: [item],
    }),
    breadcrumbJsonLd([
      { name: 'Outlet', url: siteUrl(`/${language}/bikes/outlet`) },
      { name: item.title, url },
    ]),
  ];
}
