import type { B2bOrder, B2bOrderSummary } from '@/domain/b2b/dealer-order';
import type { Language } from '../../../shop/context';
import { countryTitles } from '../../../shop/country/country-titles';
import { findDeliveryMethod } from '../../../shop/delivery/delivery.repository';
import { findPayment } from '../../../shop/payment/payment.repository';
import { addressLines } from '../../address-lines';
import { findOwnOrder } from '../../invoice/invoice.repository';
import { ToolError } from '../../tool-error';
import type { ToolsServices } from '../../tools-context';
import { orderSummaryView, orderView } from './order-view';
import { findOrdersWithItems, findSold } from './orders.repository';

type Services = Pick<ToolsServices, 'db'>;

/** A customer's orders, newest first. */
export async function listOrders(
  { db }: Services,
  customerId: string,
  language: Language,
): Promise<B2bOrderSummary[]> {
  const orders = await findOrdersWithItems(db, customerId);
  return orders.map((order) => orderSummaryView(order, language));
}

/** A customer's own order; another's and none are the same 404. */
export async function readOrder(
  { db }: Services,
  customerId: string,
  orderNumber: number,
  language: Language,
): Promise<B2bOrder> {
  const found = await findOwnOrder(db, customerId, orderNumber);
  if (!found) throw new ToolError(404, 'notFound');
  const { order, items } = found;
  const [payment, delivery] = [
    await findPayment(db, language, order.paymentId),
    await findDeliveryMethod(db, language, order.deliveryMethodId),
  ];
  const titles = await countryTitles(db, language);
  const goesTo = order.deliveryAddress ?? order.invoiceAddress;
  return orderView(
    found,
    {
      payment: payment?.title ?? '',
      delivery: delivery?.title ?? '',
      address: delivery?.isPickup ? [] : addressLines(goesTo, titles),
      sold: await findSold(
        db,
        items.map(({ productId }) => productId),
      ),
    },
    language,
  );
}
