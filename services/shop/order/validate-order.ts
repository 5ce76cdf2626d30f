import {
  assertAddressComplete,
  emptyInvoiceAddress,
  type InvoiceAddressModel,
} from '../address/address-model';
import { findInvoiceAddress } from '../address/address.repository';
import { groupLines } from '@/domain/configurator/line-group';
import { parsePersParam } from '@/domain/basket/pers-param';
import type { BasketModel } from '../basket/basket-model';
import { assertMountable } from '../catalog/configured-bike';
import { findProductRejection } from '../catalog/sellable-products';
import type { PricedBasket } from '../pricing/pricing.service';
import type { ShopContext } from '../base/shop-context';
import type { DeliveryOffer } from '../delivery/delivery.service';
import {
  deliveryUnavailableError,
  listDeliveryOffers,
  listPaymentOffers,
  paymentUnavailableError,
} from '../checkout/checkout.service';
import { ShopError } from '../base/shop-errors';
import type { PaymentModel } from '../payment/payment.service';
import { allocateOrderStock, type StockAllocation } from './order-stock';

export interface ValidatedCheckout {
  method: DeliveryOffer;
  payment: PaymentModel;
  stock: StockAllocation;
  invoiceAddress: InvoiceAddressModel;
}

/** Throws ShopError in OXID's wording if the buyer did not accept the terms of sale. */
export function assertTermsAccepted(basketId: string, isConfirmed: boolean): void {
  if (!isConfirmed)
    throw new ShopError(
      'TERMS',
      `Terms of service were not accepted for basket with id: ${basketId}`,
    );
}

/**
 * Throws ShopError if the total differs from the total shown to the buyer (in cents). Does nothing if no shown total
 * was given.
 */
export function assertExpectedTotal(
  basketId: string,
  totalCents: number,
  shownCents: number | null,
): void {
  if (shownCents !== null && shownCents !== totalCents)
    throw new ShopError('TOTAL', `The total of basket with id: ${basketId} has changed`);
}

/**
 * Checks the basket and all data needed to place an order. Throws ShopError with OXID's wording, in the order of OXID's
 * checks (placeOrder).
 */
export async function validateCheckout(
  context: ShopContext,
  basket: BasketModel,
  priced: PricedBasket,
): Promise<ValidatedCheckout> {
  const stock = checkItems(context, priced);
  await assertConfigurations(context, priced);
  const { deliveryMethodId, paymentId } = basket;
  if (deliveryMethodId === null)
    throw new ShopError('DELIVERY_MISSING', 'Delivery set must be selected!');
  if (paymentId === null) throw new ShopError('PAYMENT_MISSING', 'Payment must be selected!');
  const method = (await listDeliveryOffers(context, priced)).find(
    ({ id }) => id === deliveryMethodId,
  );
  if (!method) throw deliveryUnavailableError(deliveryMethodId);
  const payment = (await listPaymentOffers(context, priced)).find(({ id }) => id === paymentId);
  if (!payment) throw paymentUnavailableError(paymentId);
  if (priced.lines.length === 0)
    throw new ShopError(
      'BASKET_EMPTY',
      `Order cannot be placed. Basket with id: ${basket.id} is empty`,
    );
  const invoiceAddress =
    (await findInvoiceAddress(context.db, basket.ownerId)) ?? emptyInvoiceAddress;
  assertAddressComplete('Invoice', invoiceAddress);
  return { method, payment, stock, invoiceAddress };
}

function checkItems({ report }: ShopContext, { lines }: PricedBasket): StockAllocation {
  const stock = allocateOrderStock(lines);
  const unavailable = lines
    .filter(({ product }) => product === null)
    .map(({ item }) => findProductRejection(null, item.productId, false));
  const allRejections = [
    ...unavailable.filter((rejection) => rejection !== null),
    ...stock.rejections,
  ];
  if (allRejections.length === 0) return stock;
  allRejections.forEach(report);
  throw new ShopError('NOT_ORDERABLE', 'Some products are not orderable');
}

/** Checks configured bicycles again, because approvals may have changed since the basket was filled. */
async function assertConfigurations({ db }: ShopContext, { lines }: PricedBasket): Promise<void> {
  const placed = lines.flatMap(({ product, item }) =>
    product ? [{ product, sku: product.sku, persParam: parsePersParam(item.persParam) }] : [],
  );
  for (const { line, code, parts } of groupLines(placed))
    if (code !== null)
      await assertMountable(
        db,
        line.product,
        parts.map(({ product }) => product),
      );
}
