import type { B2bOrder, B2bOrders, B2bOrderSummary } from '@/domain/b2b/b2b-order';
import type { OrderFilter } from '@/domain/b2b/order-filter';
import { pageOfList, rowsOf } from '@/domain/b2b/page-of-list';
import type { Language } from '@/domain/language/detect-language';
import { countryTitles } from '../../shop/country/country.service';
import { findDeliveryMethod } from '../../shop/delivery/delivery.service';
import { findPayment, paymentPath } from '../../shop/payment/payment.service';
import { postalLines } from '../../shop/address/address.service';
import {
  countOrders,
  findInvoicesOf,
  findOrderPage,
  findOwnOrder,
  withItems,
} from '../../shop/order/order.service';
import { RestError } from '../../rest/rest-error';
import type { RestServices } from '../../rest/rest-services';
import { orderSummaryView, orderView } from './order-view';
import { findSold } from './orders.repository';

type Services = Pick<RestServices, 'db'>;

const readAtATime = 100;

interface Asker {
  customerId: string;
  language: Language;
}

/** A page of those of a customer's orders that the filter lets through, newest first. */
export async function listB2bOrders(
  { db }: Services,
  { customerId, language }: Asker,
  filter: OrderFilter,
  asked: number,
): Promise<B2bOrders> {
  const place = pageOfList(asked, await countOrders(db, customerId, filter));
  const orders = await findOrderPage(db, customerId, filter, rowsOf(place));
  const found = await withItems(db, orders);
  return { ...place, orders: found.map((order) => orderSummaryView(order, language)) };
}

/** All of a customer's orders, newest first, some at a time; each part is what stands in the shop when it is read. */
export async function* eachB2bOrder(
  { db }: Services,
  { customerId, language }: Asker,
): AsyncGenerator<B2bOrderSummary[]> {
  let before: number | null = null;
  for (;;) {
    const wish = { words: '', state: null, before };
    const orders = await findOrderPage(db, customerId, wish, { offset: 0, limit: readAtATime });
    const found = await withItems(db, orders);
    yield found.map((order) => orderSummaryView(order, language));
    const last = orders.at(-1);
    if (!last || orders.length < readAtATime) return;
    before = last.orderNumber;
  }
}

/** A customer's own order; another's and none are the same 404. */
export async function readOrder(
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
  const isOpen = (await payments.stateOf(db, order)) === 'open';
  const titles = await countryTitles(db, language);
  const goesTo = order.deliveryAddress ?? order.invoiceAddress;
  return orderView(
    found,
    {
      payment: payment?.title ?? '',
      paymentPath: isOpen ? paymentPath(tokenSecret, order, language) : null,
      delivery: delivery?.title ?? '',
      address: delivery?.isPickup ? [] : postalLines(goesTo, titles),
      invoices: await findInvoicesOf(db, [order.id]),
      sold: await findSold(
        db,
        items.map(({ productId }) => productId),
      ),
    },
    language,
  );
}
