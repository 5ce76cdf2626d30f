import { dayMs } from '@/domain/time/durations';
import type { Database } from '../../database/database';
import { newId } from '../../database/ids';
import type { AccountsFile } from '../../demo-source/accounts-file';
import { insertBasket, insertItem } from '../basket/basket.repository';
import { type ProductSeed, productOf } from './product-seed';

/** Writes the baskets an account has kept. Their SKUs must have been checked. */
export async function seedBaskets(
  db: Database,
  ownerId: string,
  baskets: AccountsFile[number]['baskets'],
  products: ReadonlyMap<string, ProductSeed>,
  now: number,
): Promise<void> {
  for (const { title, public: isPublic, keptDaysAgo, items } of baskets) {
    const [id, at] = [newId(), now - keptDaysAgo * dayMs];
    await insertBasket(db, {
      ...{ id, ownerId, title, isPublic },
      ...{ deliveryAddressId: null, deliveryMethodId: null, paymentId: null, deliveryWish: null },
      ...{ createdAt: at, updatedAt: at },
    });
    for (const [index, { sku, amount }] of items.entries()) {
      const line = {
        id: newId(),
        basketId: id,
        productId: productOf(products, sku).id,
        amount,
        persParam: '',
      };
      await insertItem(db, { ...line, updatedAt: at }, index + 1);
    }
  }
}
