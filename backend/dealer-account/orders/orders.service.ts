import type { B2bOrder, B2bOrderSummary } from '@/domain/b2b/b2b-order';
import type { Language } from '@/domain/language/detect-language';
import { countryTitles } from '../../shop/country/country.service';
import { findDeliveryMethod } from '../../shop/delivery/delivery.service';
import { findPayment, paymentPath } from '../../shop/payment/payment.service';
import { postalLines } from '../../shop/address/address.service';
import { findInvoicesOf, findOrdersWithItems, findOwnOrder } from '../../shop/order/order.service';
import { RestError } from '../../rest/rest-error';
import type { RestServices } from '../../rest/rest-services';
import { orderSummaryView, orderView } from './order-view';
import { findSold } from './orders.repository';

type Services = Pick<RestServices, 'db'>;

/** A customer's orders, newest first. */
export async function listB2bOrders(
  { db }: Services,
  customerId: string,
  language: Language,
): Promise<B2bOrderSummary[]> {
  const orders = await findOrdersWithItems(db, customerId);
  return orders.map((order) => orderSummaryView(order, language));
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
      paymentPath: isOpen ? paymentPath(tokenSecret, order.id, language) : null,
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
