import type { Language } from '@/domain/language/detect-language';
import { isLeftBehind } from '@/domain/shipment/shipment';
import { readBrand } from '../../mail/brand';
import { countryTitles } from '../../shop/country/country.service';
import { findCustomer } from '../../shop/customer/customer.service';
import { findOwnOrder } from '../../shop/order/order.service';
import { RestError } from '../../rest/rest-error';
import type { RestServices } from '../../rest/rest-services';
import { deliveryNotePdf } from './delivery-note-pdf';
import { deliveryNoteView, hasDeliveryNote } from './delivery-note-view';

/**
 * The delivery note of a shipment of a customer's own order as PDF, once it has left the house. Before that, and for orders of
 * others and of nobody, it is the same 404.
 */
export async function readDeliveryNote(
  { db }: Pick<RestServices, 'db'>,
  customerId: string,
  orderNumber: number,
  shipmentNumber: number,
  language: Language,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const found = await findOwnOrder(db, customerId, orderNumber);
  const shipment = found?.shipments.find(({ number }) => number === shipmentNumber);
  if (!found || !shipment || !hasDeliveryNote(shipment)) throw new RestError(404, 'notFound');
  const view = deliveryNoteView({
    ...found,
    shipment,
    coming: found.shipments.filter((one) => isLeftBehind(one, shipment)),
    brand: await readBrand(db),
    customerNumber: (await findCustomer(db, customerId))?.customerNumber ?? '',
    language,
    countryTitle: await countryTitles(db, language),
  });
  return { name: `${view.number}.pdf`, bytes: new Uint8Array(await deliveryNotePdf(view)) };
}
