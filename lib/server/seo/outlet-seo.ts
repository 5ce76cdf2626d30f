import type { Metadata } from 'next';
import type { Language } from '@/domain/language/detect-language';
import { productPicturePath } from '@/domain/picture/picture-path';
import type { OutletPageView } from '@/lib/platform/views/outlet-view';
import { pageMetadata } from './page-metadata';
import { productImage } from './product-image';

/** What one reads of a piece where there is room for a sentence. */
export const outletDescription = ({ title, colorName, size, reason }: OutletPageView): string =>
  `${[title, colorName, size].filter(Boolean).join(', ')}. ${reason}`;

const imageOf = ({ picture, sku }: OutletPageView) =>
  productImage(picture, productPicturePath(sku));

/** The head of an outlet bicycle's page. */
export function outletMetadata(language: Language, item: OutletPageView): Metadata {
  return pageMetadata({
    language,
    path: `/bikes/outlet/${item.slug}`,
    title: `${[item.title, item.colorName, item.size].filter(Boolean).join(', ')} · Outlet`,
    description: outletDescription(item),
    image: imageOf(item).share,
  });
}
