import type { Language } from '@/domain/language/detect-language';
import type { ShopServices } from '../../shop/base/context';
import type { OrderModel } from '../../shop/order/order.service';
import type { ForeignShop } from './foreign-shop';
import { keepForeignOrder } from './keep-foreign-order';

/** The caller's own order in another shop, as it stands there now, ready to be paid here; null for those of others. Throws ForeignShopError. */
export async function findForeignOrder(
  services: Pick<ShopServices, 'db' | 'clock' | 'logger'>,
  shop: ForeignShop,
  {
    authorization,
    orderId,
    language,
  }: { authorization: string; orderId: string; language: Language },
): Promise<OrderModel | null> {
  const told = await shop.findOwnOrder(authorization, orderId);
  return told && keepForeignOrder(services, told, language);
}
