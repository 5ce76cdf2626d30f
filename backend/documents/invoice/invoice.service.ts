import type { Language } from '@/domain/language/detect-language';
import type { Database } from '../../database/database';
import { readBrand } from '../../mail/brand';
import { countryTitles } from '../../shop/country/country.service';
import { findCustomer } from '../../shop/customer/customer.service';
import type { RestServices } from '../../rest/rest-services';
import {
  findInvoicesOf,
  findOwnInvoice,
  findOwnOrder,
  vatAbroad,
} from '../../shop/order/order.service';
import { findPayment } from '../../shop/payment/payment.service';
import { invoiceText, parseInvoiceText } from '@/domain/invoice/invoice-number';
import type { InvoiceModel } from '../../shop/order/invoices/invoice-model';
import type { InvoiceFacts } from './invoice-parts';
import { presentInvoices } from './invoice-terms';
import { issuedFile } from './issued-file';
import { issuedXrechnung } from './issued-xrechnung';

type Services = Pick<RestServices, 'db' | 'clock' | 'logger'>;

interface PaperFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * The file of a customer's own invoice or credit note by its number (RE-50400, RK-30001), or of the newest invoice of an own order by
 * the order's number. Null for those of others and of nobody, and for an order that has none.
 */
export async function readInvoiceFile(
  services: Services,
  customerId: string,
  paper: string,
): Promise<PaperFile | null> {
  const invoice = await findPaper(services, customerId, paper);
  if (!invoice) return null;
  const bytes = new Uint8Array(await issuedFile(services, invoice, services.clock.now()));
  return { name: `${invoiceText(invoice)}.pdf`, bytes };
}

/** The same as XRechnung, as it was issued; null also for one that cannot be XML. */
export async function readXrechnungFile(
  services: Services,
  customerId: string,
  paper: string,
): Promise<PaperFile | null> {
  const invoice = await findPaper(services, customerId, paper);
  const bytes = invoice && (await issuedXrechnung(services, invoice, services.clock.now()));
  return invoice && bytes
    ? { name: `${invoiceText(invoice)}.xml`, bytes: new Uint8Array(bytes) }
    : null;
}

async function findPaper(
  { db }: Services,
  customerId: string,
  paper: string,
): Promise<InvoiceModel | undefined> {
  const named = parseInvoiceText(paper);
  if (named) return (await findOwnInvoice(db, customerId, named)) ?? undefined;
  const found = /^\d{1,9}$/.test(paper) && (await findOwnOrder(db, customerId, Number(paper)));
  if (!found) return undefined;
  const invoices = presentInvoices(await findInvoicesOf(db, [found.order.id]));
  return invoices.find(({ kind }) => kind !== 'creditNote');
}

/** What papers about a customer's own order are written from; null for orders of others and of nobody. */
export async function readOrderFacts(
  db: Database,
  customerId: string,
  orderNumber: number,
  language: Language,
): Promise<InvoiceFacts | null> {
  const found = await findOwnOrder(db, customerId, orderNumber);
  return found && factsOf(db, found, language);
}

/** The same of any order. */
export async function factsOf(
  db: Database,
  { order, items }: Pick<InvoiceFacts, 'order' | 'items'>,
  language: Language,
): Promise<InvoiceFacts> {
  const payment = await findPayment(db, language, order.paymentId);
  const customer = order.customerId === null ? null : await findCustomer(db, order.customerId);
  return {
    ...{ order, items },
    brand: await readBrand(db),
    customerNumber: customer?.customerNumber ?? '',
    paymentTitle: payment?.title ?? '',
    vatAbroad: await vatAbroad(db, order),
    language,
    countryTitle: await countryTitles(db, language),
  };
}
