import type { Language } from '@/domain/language/detect-language';
import { productPicturePath } from '@/domain/picture/picture-path';
import type { ShopTerms } from '@/lib/gateways/shop/terms.gateway';
import type { OutletPageView } from '@/lib/platform/views/outlet-view';
import type { Json } from './json-ld';
import { productJsonLd } from './json-ld-product';
import { wayJsonLd } from './json-ld-way';
import { productImage } from './product-image';
import { siteUrl } from './site-url';

interface ToldOutlet {
  readonly listTitle: string;
  readonly terms: ShopTerms | null;
  /** As the page's head has it. */
  readonly description: string;
}

/** The structured data of an outlet bicycle's page: a single piece, new or used as it is, and the way to it. */
export function outletJsonLd(
  language: Language,
  item: OutletPageView,
  { listTitle, terms, description }: ToldOutlet,
): Json[] {
  const path = `/bikes/outlet/${item.slug}`;
  const url = siteUrl(`/${language}${path}`);
  const image = siteUrl(productImage(item.picture, productPicturePath(item.sku)).largest);
  const { sku, title, size, priceCents, availability, lowestPrice30DaysCents } = item;
  const products = productJsonLd(language, {
    ...{ name: title, description, url, image },
    brand: 'Lautlos',
    groupId: item.slug,
    kind: 'bike',
    isUsed: !item.isNew,
    variants: [
      {
        ...{
          sku,
          name: title,
          url,
          image,
          size,
          priceCents,
          availability,
          lowestPrice30DaysCents,
        },
        color: item.colorName,
        weightGrams: null,
        mpn: sku,
        gtin: null,
      },
    ],
    terms,
  });
  const way = wayJsonLd(language, [
    { name: listTitle, path: '/bikes/outlet' },
    { name: title, path },
  ]);
  return [...products, way];
}
