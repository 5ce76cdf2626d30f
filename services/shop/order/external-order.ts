import type { Language } from '@/domain/locale/language';
import type { Transaction } from '../../database/database';
import type { OrderModel } from './order-model';
import { findOrderByNumber, insertOrder, saveOrderProgress } from './order.repository';

/** An order of an external shop whose payment is collected by this shop's services. */
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
 * Inserts an order of an external shop in the caller's transaction, so that its payment can be collected. The order has
 * no goods, stock or customer, and only the external shop cancels it. Returns null if the order number is already used.
 */
export async function insertExternalOrder(
  trx: Transaction,
  input: ExternalOrderInput,
  now: number,
): Promise<OrderModel | null> {
  if (await findOrderByNumber(trx, input.orderNumber)) return null;
  const method = await trx
    .selectFrom('delivery_method')
    .select('id')
    .orderBy('position')
    .limit(1)
    .executeTakeFirstOrThrow();
  const order: OrderModel = {
    ...{ id: input.id, orderNumber: input.orderNumber, customerId: null, language: input.language },
    ...{ basketId: basketOf(input.id), remark: '', reference: '', serviceDealerNumber: null },
    ...{ cancelled: input.isCancelled, orderedAt: input.orderedAt || now, updatedAt: now },
    ...{ paymentId: input.paymentId, deliveryMethodId: method.id, deliveryWish: 'together' },
    ...{ isNet: false, goodsGrossCents: input.totalCents, goodsNetCents: 0, deliveryCents: 0 },
    ...{ paymentCents: 0, voucherCents: 0, totalCents: input.totalCents, vats: [] },
    ...{ deliveryAddress: null, allocatedStock: [], taxExemption: null, trackingNumber: '' },
    ...{ invoiceNumber: null, invoicedAt: null, paidAt: input.paidAt, assembledAt: null },
    ...{ dispatchedAt: null, deliveredAt: null, expectedAt: null, expectedFromAt: null },
    ...{ formerExpectedAt: null, payUntil: null, withdrawnAt: null, heldAt: null, linkVersion: 0 },
    invoiceAddress: { ...nowhere, email: input.email },
  };
  await insertOrder(trx, order, []);
  return order;
}

/** Stores the cancellation and payment reported by the external shop. Does not change the shop's own orders. */
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
