import type { Language } from '@/domain/language/detect-language';
import { RestError } from '../../rest/rest-error';
import type { RestServices } from '../../rest/rest-services';
import { findShipments } from '../../shop/order/order.service';
import { invoicePdf } from '../invoice/invoice-pdf';
import { readOrderFacts } from '../invoice/invoice.service';
import { orderConfirmationView } from './order-confirmation-view';

/** The confirmation of a customer's own order as PDF; for orders of others and of nobody it is the same 404. */
export async function readOrderConfirmation(
  { db }: Pick<RestServices, 'db'>,
  customerId: string,
  orderNumber: number,
  language: Language,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const facts = await readOrderFacts(db, customerId, orderNumber, language);
  if (!facts) throw new RestError(404, 'notFound');
  const view = orderConfirmationView(facts, await findShipments(db, facts.order.id));
  return { name: `${view.number}.pdf`, bytes: new Uint8Array(await invoicePdf(view)) };
}
