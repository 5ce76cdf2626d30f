import type { Language } from '@/domain/locale/language';
import { RestError } from '../rest/rest-error';
import type { RestServices } from '../rest/rest-context';
import { getDeliveryNote } from './delivery-note/delivery-note.service';
import { findInvoiceDocument, findXrechnungDocument } from './invoice/invoice.service';
import { getOrderConfirmation } from './order-confirmation/order-confirmation.service';

/** Pattern of document numbers: AB-240731, LS-240731, LS-240731-2, RE-50012, RK-30001. */
export const orderDocumentPattern =
  '(?:(?:AB|RE|RK)-[1-9][0-9]{0,8}|LS-[1-9][0-9]{0,8}(?:-[1-9][0-9]?)?)';

/** Pattern of invoice and credit note numbers: RE-50012. */
export const invoiceDocumentPattern = 'R[EK]-[1-9][0-9]{0,8}';

type Services = Pick<RestServices, 'db' | 'clock' | 'logger'>;

interface PaperFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Returns a document of the customer's order by its number as PDF. Throws RestError 404 if the document does not exist
 * or belongs to another customer.
 */
export async function getOrderDocument(
  services: Services,
  customerId: string,
  paper: string,
  language: Language,
): Promise<PaperFile> {
  const [kind, digits, shipment = '1'] = paper.split('-');
  const number = Number(digits);
  if (kind === 'AB') return getOrderConfirmation(services, customerId, number, language);
  if (kind === 'LS')
    return getDeliveryNote(services, customerId, number, Number(shipment), language);
  return orNotFound(await findInvoiceDocument(services, customerId, paper));
}

/**
 * Returns the customer's invoice by its number as XRechnung. Throws RestError 404 if the invoice does not exist,
 * belongs to another customer or has no valid XML.
 */
export async function getXrechnungDocument(
  services: Services,
  customerId: string,
  paper: string,
): Promise<PaperFile> {
  return orNotFound(await findXrechnungDocument(services, customerId, paper));
}

function orNotFound(file: PaperFile | null): PaperFile {
  if (!file) throw new RestError(404, 'notFound');
  return file;
}
