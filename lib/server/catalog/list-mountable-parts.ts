import 'server-only';
import { mountPlaces } from '@/domain/configuration/mount';
import type { Language } from '@/domain/language/detect-language';
import { mapMountableParts } from '@/lib/gateways/catalog/map-mountable-part';
import { present } from '@/lib/gateways/catalog/wire-lists';
import { readAccessories } from '@/lib/gateways/content/accessories.gateway';
import { readMountableParts } from '@/lib/gateways/shop/mountable-parts.gateway';
import type { MountablePartView } from '@/lib/platform/views/mountable-part-view';

/** What can be mounted to a model, place by place. None where the shop cannot say: a bicycle is configured without parts then. */
export async function listMountableParts(
  language: Language,
  productId: string,
): Promise<MountablePartView[]> {
  const [shop, content] = await Promise.all([
    readMountableParts(language, productId),
    readAccessories(language),
  ]);
  if (!shop.ok) return [];
  const articles = content.ok ? content.data.flatMap((one) => present(one.articles)) : [];
  const hexes = new Map(
    articles.flatMap(({ sku, colorHex }) => (colorHex === null ? [] : [[sku, colorHex] as const])),
  );
  const parts = mapMountableParts(shop.data, hexes);
  return mountPlaces.flatMap((place) => parts.filter((part) => part.place === place));
}
