import type { ShopServices } from '../shop/base/context';
import type { OrderLinkPurpose } from '../shop/base/order-link';
import type { OrderModel } from '../shop/order/order-model';
import { findLinkedOrder } from '../shop/order/order.service';
import { RestError } from './rest-error';

/** The order a link opens. Refuses with 410 a link that has ended, and with 404 whatever is none. */
export async function linkedOrder(
  services: Pick<ShopServices, 'db' | 'clock' | 'tokenSecret'>,
  purpose: OrderLinkPurpose,
  link: string,
): Promise<OrderModel> {
  const found = await findLinkedOrder(services, purpose, link);
  if (found === 'ended') throw new RestError(410, 'linkEnded');
  if (!found) throw new RestError(404, 'notFound');
  return found;
}
