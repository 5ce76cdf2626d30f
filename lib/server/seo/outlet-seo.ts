import type { Metadata } from 'next';
import type { Language } from '@/domain/language/detect-language';
import { productPicturePath } from '@/domain/picture/picture-path';
import type { OutletPageView } from '@/lib/platform/views/outlet-view';
import { pageMetadata } from './page-metadata';
import { productImage } from './product-image';

const imageOf = ({ picture, sku }: OutletPageView) =>
  productImage(picture, productPicturePath(sku));

/** The head of an outlet bicycle's page. */
export function outletMetadata(
  language: Language,
  item: OutletPageView,
  description: string,
): Metadata {
  return pageMetadata({
    language,
    path: `/bikes/outlet/${item.slug}`,
    title: `${[item.title, item.colorName, item.size].filter(Boolean).join(', ')} · Outlet`,
    description,
    image: imageOf(item).share,
  });
}
