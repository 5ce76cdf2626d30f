import 'server-only';
import { ownShopNumber } from '@/lib/platform/config/company';
import type { Language } from '@/domain/language/detect-language';
import { readDealers } from '@/lib/gateways/content/dealers.gateway';
import { orElse, required } from '@/lib/server/required';
import { mapShop } from '@/lib/gateways/content/map-shop';
import type { ShopView } from '@/lib/platform/views/shop-view';

/** The company's own shop; null when there is none or the content service cannot answer. */
export async function findFlagship(language: Language): Promise<ShopView | null> {
  const dealers = await orElse(
    readDealers().then((result) => required(result, 'dealers')),
    [],
  );
  const flagship = dealers.find(({ adrNumber }) => adrNumber === ownShopNumber);
  return flagship ? mapShop(flagship, language) : null;
}
