import { toRemark } from '@/domain/text/text-utils';
import { newId } from '../../database/sql-helpers';
import { findDeliveryAddress } from '../address/address.repository';
import type { BasketModel } from '../basket/basket-model';
import { getOwnBasket } from '../basket/basket.service';
import { removeBasket, updateBasketRow } from '../basket/basket.repository';
import { type PricedBasket, priceBasket } from '../pricing/pricing.service';
import { type ShopContext, inShopTransaction } from '../base/shop-context';
import {
  type CustomerModel,
  findCustomer,
  markCustomerAsOrdered,
} from '../customer/customer.repository';
import type { PaymentModel } from '../payment/payment.service';
import { ShopError } from '../base/shop-errors';
import { parseTextLine } from '../base/graphql-values';
import { requireOrderRight } from '../base/access-control';
import { redeemVoucher, releaseVoucher } from '../voucher/voucher.repository';
import {
  findVoucherReuseProblem,
  createVoucherRejection,
  type VoucherProblem,
} from '../voucher/voucher.service';
import { assertCreditLimit } from './credit-limit';
import {
  assertTermsAccepted,
  assertExpectedTotal,
  type ValidatedCheckout,
  validateCheckout,
} from './validate-order';
import { sendOrderEmail } from './emails/order-email';
import type { OrderItemModel, OrderModel } from './order-model';
import { toExpectedDeliveryDays } from './shipments/estimate-delivery';
import { findOrderByBasket, insertOrder, saveStock } from './order.repository';
import { getLatestEstimate, createShipments } from './shipments/plan-shipments';
import { createOrderNumber } from '../base/number-sequences';

const remarkMaxLength = 2_000;
const referenceMaxLength = 60;

interface PlaceOrderInput {
  isTermsConfirmed: boolean;
  remark: string;
  reference: string;
  serviceDealer: string;
  /** The total shown to the buyer, in cents; null if not given. */
  shownTotalCents: number | null;
}

/** The buyer's notes on the order, normalized for storage. */
type OrderNotes = Pick<OrderModel, 'remark' | 'reference' | 'serviceDealerNumber'>;

/**
 * Turns the caller's basket into an order in one transaction: stock, voucher, number, order, basket and email are all
 * saved or none. A repeated call returns the same order. Errors are checked in the same order and have the same wording
 * as in OXID. A voucher that can no longer be used is removed from the basket, so that the next attempt succeeds
 * without it.
 */
export async function placeOrder(
  context: ShopContext,
  basketId: string,
  input: PlaceOrderInput,
): Promise<OrderModel> {
  const { userId } = requireOrderRight(context);
  const notes = readNotes(input);
  const result = await inShopTransaction(
    context,
    async (inner) => {
      const placed = await findOrderByBasket(inner.db, userId, basketId);
      if (placed) return { order: placed };
      const basket = await getOwnBasket(inner, basketId);
      assertTermsAccepted(basketId, input.isTermsConfirmed);
      const priced = await priceBasket(inner, basket);
      const checkout = await validateCheckout(inner, basket, priced);
      const rejection = await dropUnusableVouchers(inner, basket, priced);
      if (rejection) return { refusal: rejection };
      assertExpectedTotal(basketId, priced.cost.totalCents, input.shownTotalCents);
      await assertCreditLimit(inner.db, userId, checkout.payment.id, priced.cost.totalCents);
      return { order: await writeOrder(inner, basket, priced, checkout, notes) };
    },
    { takesNumber: true },
  );
  if (result.order) return result.order;
  context.report(result.refusal);
  throw new ShopError('VOUCHER_STATE', `Place order for user basket id: ${basketId} has status 9`);
}

function readNotes({ remark, reference, serviceDealer }: PlaceOrderInput): OrderNotes {
  if (serviceDealer !== '' && !/^\d{1,10}$/.test(serviceDealer))
    throw new ShopError('SERVICE_DEALER', 'serviceDealer must be the number of a dealer');
  return {
    remark: readRemark(remark),
    reference: parseTextLine('reference', reference, referenceMaxLength),
    serviceDealerNumber: serviceDealer === '' ? null : serviceDealer,
  };
}

function readRemark(text: string): string {
  const remark = toRemark(text);
  if (remark.length > remarkMaxLength) {
    throw new ShopError('TOO_LONG', `remark must not be longer than ${remarkMaxLength} characters`);
  }
  return remark;
}

async function dropUnusableVouchers(
  context: ShopContext,
  basket: BasketModel,
  { vouchers }: PricedBasket,
): Promise<ShopError | null> {
  let rejection: ShopError | null = null;
  for (const { held, problem } of vouchers) {
    const found: VoucherProblem | null =
      problem ?? (await findVoucherReuseProblem(context, held.series));
    if (!found) continue;
    await releaseVoucher(context.db, held.id);
    rejection = createVoucherRejection(found, held.series.number);
  }
  if (rejection) await updateBasketRow(context.db, basket.id, context.now);
  return rejection;
}

async function writeOrder(
  context: ShopContext,
  basket: BasketModel,
  priced: PricedBasket,
  checkout: ValidatedCheckout,
  notes: OrderNotes,
): Promise<OrderModel> {
  const { db, now } = context;
  const customer = await findCustomer(db, basket.ownerId);
  if (!customer)
    throw new ShopError('CUSTOMER_NOT_FOUND', `Customer was not found by id: ${basket.ownerId}`);
  const order = await toOrder(context, basket, priced, checkout, customer, notes);
  const items = toItems(order, priced);
  for (const [productId, left] of checkout.stock.remainingStock)
    await saveStock(db, productId, left);
  await insertOrder(db, order, items);
  const plan = priced.plans[priced.deliveryWish];
  const shipments = await createShipments(db, order, plan, itemsByLine(priced, items));
  for (const { held } of priced.vouchers) {
    await redeemVoucher(
      db,
      held.id,
      { orderId: order.id, customerId: customer.id, email: customer.email },
      now,
    );
  }
  await removeBasket(db, basket.id);
  await markCustomerAsOrdered(db, customer.id);
  const voucherNumbers = priced.vouchers.map(({ held }) => held.series.number);
  await sendOrderEmail(context, {
    ...{ order, items, shipments, checkout, voucherNumbers },
    regime: priced.regime,
  });
  return order;
}

async function toOrder(
  { db, now, language }: ShopContext,
  basket: BasketModel,
  priced: PricedBasket,
  checkout: ValidatedCheckout,
  customer: CustomerModel,
  notes: OrderNotes,
): Promise<OrderModel> {
  const { cost, regime } = priced;
  const { method, payment, invoiceAddress, stock } = checkout;
  const hasDeliveryAddress = basket.deliveryAddressId !== null && !method.isPickup;
  return {
    id: newId(),
    orderNumber: await createOrderNumber(db),
    customerId: customer.id,
    basketId: basket.id,
    language,
    ...notes,
    deliveryWish: priced.deliveryWish,
    cancelled: false,
    orderedAt: now,
    updatedAt: now,
    paymentId: payment.id,
    deliveryMethodId: method.id,
    isNet: cost.isNet,
    goodsGrossCents: cost.goodsGrossCents,
    goodsNetCents: cost.goodsNetCents,
    deliveryCents: cost.deliveryCents,
    paymentCents: cost.paymentCents,
    voucherCents: cost.voucherCents,
    totalCents: cost.totalCents,
    vats: cost.vats,
    invoiceAddress: { ...invoiceAddress, email: customer.email },
    allocatedStock: stock.allocated,
    taxExemption: regime.exemption,
    invoiceNumber: null,
    invoicedAt: null,
    ...{ withdrawnAt: null, heldAt: null, linkVersion: 0 },
    ...initialProgress,
    ...toExpectedDeliveryDays(getLatestEstimate(priced.plans[priced.deliveryWish])),
    ...getPaymentDeadline(payment, cost.totalCents, now),
    deliveryAddress: hasDeliveryAddress
      ? await findDeliveryAddress(db, customer.id, basket.deliveryAddressId ?? '')
      : null,
  };
}

/**
 * Returns the payment time and the payment deadline of a new order. An order that costs nothing is paid at once and has
 * no deadline.
 */
function getPaymentDeadline({ holdMs }: PaymentModel, totalCents: number, now: number) {
  if (totalCents === 0) return { paidAt: now, payUntil: null };
  return { paidAt: null, payUntil: holdMs === null ? null : now + holdMs };
}

const initialProgress = {
  assembledAt: null,
  dispatchedAt: null,
  deliveredAt: null,
  formerExpectedAt: null,
  trackingNumber: '',
};

/**
 * Returns a function that maps a basket line item's id to the id of the order line item created from it. `items` must
 * be in the order of the basket's lines.
 */
function itemsByLine(
  { lines }: PricedBasket,
  items: readonly OrderItemModel[],
): (basketItemId: string) => string {
  const sold = lines.filter(({ product }) => product);
  const ids = new Map(sold.map(({ item }, index) => [item.id, items[index]?.id ?? '']));
  return (basketItemId) => ids.get(basketItemId) ?? '';
}

function toItems(order: OrderModel, { lines, regime }: PricedBasket): OrderItemModel[] {
  return lines.flatMap(({ item, product, cents }) => {
    if (!product) return [];
    return [
      {
        id: newId(),
        orderId: order.id,
        productId: product.id,
        sku: product.sku ?? '',
        title: product.title,
        shortDescription: product.shortDescription,
        amount: item.amount,
        itemCents: cents,
        isNet: order.isNet,
        vatRate: regime.rate,
        persParam: item.persParam,
      },
    ];
  });
}
