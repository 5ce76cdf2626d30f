import type { Language } from '@/domain/language/detect-language';
import { RestError } from '../rest/rest-error';
import type { RestServices } from '../rest/rest-services';
import { readDeliveryNote } from './delivery-note/delivery-note.service';
import { readInvoiceFile, readXrechnungFile } from './invoice/invoice.service';
import { readOrderConfirmation } from './order-confirmation/order-confirmation.service';

/** What the number of a paper looks like: AB-240731, LS-240731, LS-240731-2, RE-50012, RK-30001. */
export const orderPaperPattern =
  '(?:(?:AB|RE|RK)-[1-9][0-9]{0,8}|LS-[1-9][0-9]{0,8}(?:-[1-9][0-9]?)?)';

/** The number of an invoice: RE-50012. */
export const invoicePaperPattern = 'R[EK]-[1-9][0-9]{0,8}';

type Services = Pick<RestServices, 'db' | 'clock' | 'logger'>;

interface PaperFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A paper of a customer's own order by its number, as PDF. One of somebody else, or that does not exist yet, is the same 404. */
export async function readOrderPaper(
  services: Services,
  customerId: string,
  paper: string,
  language: Language,
): Promise<PaperFile> {
  const [kind, digits, shipment = '1'] = paper.split('-');
  const number = Number(digits);
  if (kind === 'AB') return readOrderConfirmation(services, customerId, number, language);
  if (kind === 'LS')
    return readDeliveryNote(services, customerId, number, Number(shipment), language);
  return orNotFound(await readInvoiceFile(services, customerId, paper));
}

/** A customer's own invoice by its number as XRechnung; one that cannot be XML is the same 404 as that of somebody else. */
export async function readXrechnungPaper(
  services: Services,
  customerId: string,
  paper: string,
): Promise<PaperFile> {
  return orNotFound(await readXrechnungFile(services, customerId, paper));
}

function orNotFound(file: PaperFile | null): PaperFile {
  if (!file) throw new RestError(404, 'notFound');
  return file;
}
