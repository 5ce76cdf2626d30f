import type { Language } from '@/domain/locale/language';
import type { Transaction } from '../../database/database';
import type { OrderModel } from './order-model';
import { findOrderByNumber, insertOrder, saveOrderProgress } from './order.repository';

/** What is known of an order of another shop whose money is collected here. */
interface ExternalOrderInput {
  id: string;
  orderNumber: number;
  totalCents: number;
  paymentId: string;
  email: string;
  isCancelled: boolean;
  paidAt: number | null;
  orderedAt: number;
  language: Language;
}

const basketOf = (id: string) => `foreign:${id}`;

/**
 * Notes an order of another shop in the caller's transaction, so that its money can be collected: no goods, no stock, no customer, and no
 * end but the other shop's. Null when one of our orders has its number.
 */
export async function insertExternalOrder(
  trx: Transaction,
  told: ExternalOrderInput,
  now: number,
): Promise<OrderModel | null> {
  if (await findOrderByNumber(trx, told.orderNumber)) return null;
  const method = await trx
    .selectFrom('delivery_method')
    .select('id')
    .orderBy('position')
    .limit(1)
    .executeTakeFirstOrThrow();
  const order: OrderModel = {
    ...{ id: told.id, orderNumber: told.orderNumber, customerId: null, language: told.language },
    ...{ basketId: basketOf(told.id), remark: '', reference: '', serviceDealerNumber: null },
    ...{ cancelled: told.isCancelled, orderedAt: told.orderedAt || now, updatedAt: now },
    ...{ paymentId: told.paymentId, deliveryMethodId: method.id, deliveryWish: 'together' },
    ...{ isNet: false, goodsGrossCents: told.totalCents, goodsNetCents: 0, deliveryCents: 0 },
    ...{ paymentCents: 0, voucherCents: 0, totalCents: told.totalCents, vats: [] },
    ...{ deliveryAddress: null, takenStock: [], taxExemption: null, trackingNumber: '' },
    ...{ invoiceNumber: null, invoicedAt: null, paidAt: told.paidAt, assembledAt: null },
    ...{ dispatchedAt: null, deliveredAt: null, expectedAt: null, expectedFromAt: null },
    ...{ formerExpectedAt: null, payUntil: null, withdrawnAt: null, heldAt: null, linkVersion: 0 },
    invoiceAddress: { ...nowhere, email: told.email },
  };
  await insertOrder(trx, order, []);
  return order;
}

/** Writes what has become of it in the other shop. One that is ours stays as it is: we know better. */
export async function updateExternalOrder(
  trx: Transaction,
  order: OrderModel,
  { isCancelled, paidAt }: Pick<ExternalOrderInput, 'isCancelled' | 'paidAt'>,
  now: number,
): Promise<OrderModel> {
  if (order.basketId !== basketOf(order.id)) return order;
  const cancelled = order.cancelled || isCancelled;
  const renewed = { ...order, cancelled, paidAt: order.paidAt ?? paidAt, updatedAt: now };
  await saveOrderProgress(trx, renewed);
  return renewed;
}

const nowhere = {
  ...{ salutation: '', firstName: '', lastName: '', company: '', additionalInfo: '' },
  ...{ street: '', streetNumber: '', zipCode: '', city: '', countryId: '', phone: '', fax: '' },
  ...{ vatID: '', vatIDState: 'NONE' as const },
};
