import 'server-only';
import { announcedReduction } from '@/domain/catalog/price';
import type { Language } from '@/domain/language/detect-language';
import { accessoryPicturePath } from '@/domain/picture/picture-path';
import { mapArticles } from '@/lib/gateways/catalog/map-accessory';
import { parcelKindOf } from '@/lib/gateways/shop/terms.gateway';
import { ownBrandSlug } from '@/lib/platform/config/company';
import { readSoldAccessories } from '@/lib/server/catalog/sold-articles';
import { productImage } from '@/lib/server/seo/product-image';
import { siteUrl } from '@/lib/server/seo/site-url';
import type { SoldItem } from './sold-item';

/** Every article of every accessory that everybody may order. */
export async function accessoryItems(language: Language): Promise<SoldItem[]> {
  const sold = await readSoldAccessories(language);
  return sold.flatMap(({ accessory, product }) => {
    if (product.dealer) return [];
    const { slug, name, claim, brand, category } = accessory;
    const articles = mapArticles(accessory, product);
    const url = siteUrl(`/${language}/accessories/${slug}`);
    return articles.map(({ sku, ean, index, picture, color, size, variant, ...offer }) => ({
      sku,
      groupId: groupIdOf(slug, variant, articles),
      title: [brand?.name, [name, variant, color?.name, size].filter(Boolean).join(', ')]
        .filter(Boolean)
        .join(' '),
      description: claim,
      url: articles.length > 1 ? `${url}?variant=${sku}` : url,
      image: siteUrl(productImage(picture, accessoryPicturePath(slug, index)).largest),
      priceCents: offer.priceCents,
      formerCents: announcedReduction(offer)?.fromCents ?? null,
      availability: offer.availability,
      brand: brand?.name ?? 'Lautlos',
      mpn: brand?.slug === ownBrandSlug ? sku : null,
      gtin: ean,
      color: color?.name ?? null,
      size,
      isUsed: false,
      categories: category ? [category.name] : [],
      kind: parcelKindOf(product.weightClass),
    }));
  });
}

/** Portals tell variants of a group apart by colour and size alone: what differs in something else is no group with the others. */
function groupIdOf(
  slug: string,
  variant: string | null,
  articles: readonly { variant: string | null }[],
): string | null {
  const alike = articles.filter((article) => article.variant === variant);
  const at = articles.findIndex((article) => article.variant === variant);
  if (alike.length < 2) return null;
  return variant === null ? slug : `${slug}-${at + 1}`;
}
