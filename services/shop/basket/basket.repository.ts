import type { Selectable, Updateable } from 'kysely';
import { parseShipmentMode } from '@/domain/delivery/shipment';
import type { Database } from '../../database/database';
import type { Tables } from '../../database/tables';
import type { BasketItemModel, BasketModel } from './basket-model';

/** Returns the basket with this id, whoever owns it; null if there is none. */
export async function findBasket(db: Database, id: string): Promise<BasketModel | null> {
  const row = await db.selectFrom('basket').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toBasket(row) : null;
}

/** Returns the owner's baskets, newest first. */
export async function selectBaskets(db: Database, ownerId: string): Promise<BasketModel[]> {
  const rows = await db
    .selectFrom('basket')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toBasket);
}

/** Inserts a basket without items. */
export async function insertBasket(db: Database, basket: BasketModel): Promise<void> {
  await db
    .insertInto('basket')
    .values({
      id: basket.id,
      owner_id: basket.ownerId,
      title: basket.title,
      is_public: basket.isPublic ? 1 : 0,
      delivery_address_id: basket.deliveryAddressId,
      delivery_method_id: basket.deliveryMethodId,
      payment_id: basket.paymentId,
      shipment_mode: basket.deliveryWish,
      created_at: basket.createdAt,
      updated_at: basket.updatedAt,
    })
    .execute();
}

/** Updates the given fields of a basket and its modification time. */
export async function updateBasketRow(
  db: Database,
  id: string,
  now: number,
  change: Pick<
    Updateable<Tables['basket']>,
    'is_public' | 'delivery_address_id' | 'delivery_method_id' | 'payment_id' | 'shipment_mode'
  > = {},
): Promise<void> {
  await db
    .updateTable('basket')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Removes a basket with its items and releases its reserved vouchers. */
export async function removeBasket(db: Database, id: string): Promise<void> {
  await db
    .deleteFrom('voucher')
    .where('basket_id', '=', id)
    .where('order_id', 'is', null)
    .execute();
  await db.deleteFrom('basket').where('id', '=', id).execute();
}

/** Returns the basket's line items in the order they were added. */
export async function listBasketItems(db: Database, basketId: string): Promise<BasketItemModel[]> {
  const rows = await db
    .selectFrom('basket_item')
    .selectAll()
    .where('basket_id', '=', basketId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    basketId: row.basket_id,
    productId: row.product_id,
    amount: row.amount,
    persParam: row.pers_param,
    updatedAt: row.updated_at,
  }));
}

/** Inserts a line item at this position in the order of the basket's line items. */
export async function insertBasketItem(
  db: Database,
  item: BasketItemModel,
  position: number,
): Promise<void> {
  await db
    .insertInto('basket_item')
    .values({
      id: item.id,
      basket_id: item.basketId,
      product_id: item.productId,
      amount: item.amount,
      pers_param: item.persParam,
      position,
      updated_at: item.updatedAt,
    })
    .execute();
}

/** Sets the quantity of a line item; 0 removes it. */
export async function setBasketItemQuantity(
  db: Database,
  id: string,
  amount: number,
  now: number,
): Promise<void> {
  if (amount > 0)
    await db
      .updateTable('basket_item')
      .set({ amount, updated_at: now })
      .where('id', '=', id)
      .execute();
  else await db.deleteFrom('basket_item').where('id', '=', id).execute();
}

export async function setItemPersParam(
  db: Database,
  id: string,
  persParam: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('basket_item')
    .set({ pers_param: persParam, updated_at: now })
    .where('id', '=', id)
    .execute();
}

function toBasket(row: Selectable<Tables['basket']>): BasketModel {
  return {
    id: row.id,
    ownerId: row.owner_id,
    title: row.title,
    isPublic: row.is_public === 1,
    deliveryAddressId: row.delivery_address_id,
    deliveryMethodId: row.delivery_method_id,
    paymentId: row.payment_id,
    deliveryWish: parseShipmentMode(row.shipment_mode),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
