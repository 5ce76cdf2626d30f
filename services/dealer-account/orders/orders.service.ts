import type { Database } from '../../database/database';
import type {
  B2bOrder,
  B2bOrders,
  B2bOrderSummary,
  OrderFilter,
} from '@/domain/dealer-account/b2b-orders';
import { buildPagination, getPageRange } from '@/domain/dealer-account/pagination';
import type { Language } from '@/domain/locale/language';
import { getCountryTitles } from '../../shop/delivery/country.service';
import { findDeliveryMethod } from '../../shop/delivery/delivery.service';
import { findPayment } from '../../shop/payment/payment.service';
import { getPaymentPath } from '../../shop/base/order-link';
import { formatPostalLines } from '../../shop/address/address-model';
import {
  countOrders,
  findOrderPage,
  findOwnOrder,
  loadOrderItems,
} from '../../shop/order/customer-orders.repository';
import { listOrderInvoices } from '../../shop/order/invoices/invoices.repository';
import { RestError } from '../../rest/rest-error';
import type { RestServices } from '../../rest/rest-context';
import { toOrderSummaryView, toOrderView } from './order-view';

/** Returns the ids of the products that are still sold. */
async function findActiveProductIds(
  db: Database,
  productIds: readonly string[],
): Promise<Set<string>> {
  if (productIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('id', 'in', productIds)
    .where('active', '=', 1)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

type Services = Pick<RestServices, 'db'>;

const readAtATime = 100;

interface Asker {
  customerId: string;
  language: Language;
}

/** Returns a page of a customer's orders that match the filter, newest first. */
export async function listB2bOrders(
  { db }: Services,
  { customerId, language }: Asker,
  filter: OrderFilter,
  requestedPage: number,
): Promise<B2bOrders> {
  const place = buildPagination(requestedPage, await countOrders(db, customerId, filter));
  const orders = await findOrderPage(db, customerId, filter, getPageRange(place));
  const found = await loadOrderItems(db, orders);
  return { ...place, orders: found.map((order) => toOrderSummaryView(order, language)) };
}

/** Streams all of a customer's orders, newest first, in chunks. Each chunk contains the data at the time it is read. */
export async function* streamB2bOrders(
  { db }: Services,
  { customerId, language }: Asker,
): AsyncGenerator<B2bOrderSummary[]> {
  let beforeOrderNumber: number | null = null;
  for (;;) {
    const options = { words: '', state: null, beforeOrderNumber };
    const orders = await findOrderPage(db, customerId, options, { offset: 0, limit: readAtATime });
    const found = await loadOrderItems(db, orders);
    yield found.map((order) => toOrderSummaryView(order, language));
    const last = orders.at(-1);
    if (!last || orders.length < readAtATime) return;
    beforeOrderNumber = last.orderNumber;
  }
}

/** Returns one of the customer's orders. Another customer's order and a missing one both give 404. */
export async function getB2bOrder(
  { db, payments, tokenSecret }: Services & Pick<RestServices, 'payments' | 'tokenSecret'>,
  customerId: string,
  orderNumber: number,
  language: Language,
): Promise<B2bOrder> {
  const found = await findOwnOrder(db, customerId, orderNumber);
  if (!found) throw new RestError(404, 'notFound');
  const { order, items } = found;
  const [payment, delivery] = [
    await findPayment(db, language, order.paymentId),
    await findDeliveryMethod(db, language, order.deliveryMethodId),
  ];
  const isOpen = (await payments.getState(db, order)) === 'open';
  const titles = await getCountryTitles(db, language);
  const recipientAddress = order.deliveryAddress ?? order.invoiceAddress;
  return toOrderView(
    found,
    {
      payment: payment?.title ?? '',
      paymentPath: isOpen ? getPaymentPath(tokenSecret, order, language) : null,
      delivery: delivery?.title ?? '',
      address: delivery?.isPickup ? [] : formatPostalLines(recipientAddress, titles),
      invoices: await listOrderInvoices(db, [order.id]),
      sold: await findActiveProductIds(
        db,
        items.map(({ productId }) => productId),
      ),
    },
    language,
  );
}
