import 'server-only';
import { announcedReduction } from '@/domain/catalog/price';
import type { Language } from '@/domain/language/detect-language';
import { productPicturePath } from '@/domain/picture/picture-path';
import { listOutlet } from '@/lib/server/catalog/list-outlet';
import { productImage } from '@/lib/server/seo/product-image';
import { siteUrl } from '@/lib/server/seo/site-url';
import type { SoldItem } from './sold-item';

/** Every single piece of the outlet that is still there, new or used as it is. */
export async function outletItems(language: Language): Promise<SoldItem[]> {
  const items = await listOutlet(language);
  return items.map((item) => ({
    // Several pieces may be of one variant: the page's own name tells them apart.
    sku: item.slug,
    groupId: null,
    title: `Lautlos ${[item.title, item.colorName, item.size].filter(Boolean).join(', ')} (Outlet)`,
    description: item.reason,
    url: siteUrl(`/${language}/bikes/outlet/${item.slug}`),
    image: siteUrl(productImage(item.picture, productPicturePath(item.sku)).largest),
    priceCents: item.priceCents,
    formerCents: announcedReduction(item)?.fromCents ?? null,
    availability: item.availability,
    brand: 'Lautlos',
    mpn: item.sku,
    gtin: null,
    color: item.colorName,
    size: item.size,
    isUsed: !item.isNew,
    categories: ['Outlet'],
    kind: 'bike',
  }));
}
