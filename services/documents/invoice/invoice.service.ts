import {
  getInvoiceState,
  isUnpaidInvoice,
  type InvoiceState,
} from '@/domain/dealer-account/b2b-invoices';
import { getPaymentDays } from '@/domain/payment/payment-terms';
import { addDays, toBerlinDay, toBerlinDayOrNull, type IsoDay } from '@/domain/time/day';
import type { InvoiceModel } from '../../shop/order/invoices/invoice-model';
import { getCreditedCents } from '../../shop/order/invoices/credit-notes';
import type { Language } from '@/domain/locale/language';
import type { Database } from '../../database/database';
import { getBrand } from '../../database/settings';
import { getCountryTitles } from '../../shop/delivery/country.service';
import { findCustomer } from '../../shop/customer/customer.repository';
import type { RestServices } from '../../rest/rest-context';
import { listOrderInvoices } from '../../shop/order/invoices/invoices.repository';
import { findOwnInvoice } from '../../shop/order/invoices/customer-invoices.repository';
import { findOwnOrder } from '../../shop/order/customer-orders.repository';
import { findForeignVatCountry } from '../../shop/order/invoices/billing';
import { findPayment } from '../../shop/payment/payment.service';
import { formatDocumentNumber, parseDocumentNumber } from '@/domain/invoice/invoice-number';
import type { InvoiceOrderData } from './invoice-sections';
import { getIssuedFile, getIssuedXrechnung } from './issued-file';

export interface InvoiceTerms {
  issuedAt: IsoDay;
  dueAt: IsoDay;
  /** Day of payment; null until paid. */
  paidAt: IsoDay | null;
  state: InvoiceState;
  /** Days since the due date; 0 unless the state is overdue. */
  daysOverdue: number;
  /** Amount still to be paid in cents; 0 for a paid or canceled invoice and for a credit note. */
  openCents: number;
}

/** Returns an invoice's issue date, due date, state and open amount as of a day, with credit notes deducted. */
export function buildInvoiceTerms(
  invoice: InvoiceModel,
  known: readonly InvoiceModel[],
  today: IsoDay,
): InvoiceTerms {
  const issuedAt = toBerlinDay(invoice.issuedAt);
  const paidAt = toBerlinDayOrNull(invoice.paidAt);
  if (invoice.kind === 'creditNote')
    return { issuedAt, dueAt: issuedAt, paidAt, state: 'credit', daysOverdue: 0, openCents: 0 };
  const { totalCents, paymentId } = invoice.content.order;
  const dueAt = addDays(issuedAt, getPaymentDays(paymentId));
  const left = totalCents - getCreditedCents(invoice, known);
  const isCancelled = totalCents > 0 && left <= 0;
  const facts = { isCancelled, isPaid: invoice.paidAt !== null, dueAt };
  const { state, daysOverdue } = getInvoiceState(facts, today);
  const openCents = isUnpaidInvoice(state) ? left : 0;
  return { issuedAt, dueAt, paidAt, state, daysOverdue, openCents };
}

/** Sorts invoices and credit notes, newest first. */
function sortInvoices(invoices: readonly InvoiceModel[]): InvoiceModel[] {
  return invoices.toSorted((a, b) => b.issuedAt - a.issuedAt || b.number - a.number);
}

type Services = Pick<RestServices, 'db' | 'clock' | 'logger'>;

interface PaperFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Returns the file of the customer's invoice or credit note by its number (RE-50400, RK-30001), or of the newest
 * invoice by the order's number. Returns null when it does not exist or belongs to somebody else.
 */
export async function findInvoiceDocument(
  services: Services,
  customerId: string,
  paper: string,
): Promise<PaperFile | null> {
  const invoice = await findPaper(services, customerId, paper);
  if (!invoice) return null;
  const bytes = new Uint8Array(await getIssuedFile(services, invoice, services.clock.now()));
  return { name: `${formatDocumentNumber(invoice)}.pdf`, bytes };
}

/**
 * Returns the XRechnung of an issued document; null when the document does not exist, belongs to somebody else or had
 * no valid XML.
 */
export async function findXrechnungDocument(
  services: Services,
  customerId: string,
  paper: string,
): Promise<PaperFile | null> {
  const invoice = await findPaper(services, customerId, paper);
  const bytes = invoice && (await getIssuedXrechnung(services, invoice, services.clock.now()));
  return invoice && bytes
    ? { name: `${formatDocumentNumber(invoice)}.xml`, bytes: new Uint8Array(bytes) }
    : null;
}

async function findPaper(
  { db }: Services,
  customerId: string,
  paper: string,
): Promise<InvoiceModel | undefined> {
  const named = parseDocumentNumber(paper);
  if (named) return (await findOwnInvoice(db, customerId, named)) ?? undefined;
  const found = /^\d{1,9}$/.test(paper) && (await findOwnOrder(db, customerId, Number(paper)));
  if (!found) return undefined;
  const invoices = sortInvoices(await listOrderInvoices(db, [found.order.id]));
  return invoices.find(({ kind }) => kind !== 'creditNote');
}

/**
 * Loads the data for documents of the customer's own order; null when it does not exist or belongs to somebody else.
 */
export async function findInvoiceOrderData(
  db: Database,
  customerId: string,
  orderNumber: number,
  language: Language,
): Promise<InvoiceOrderData | null> {
  const found = await findOwnOrder(db, customerId, orderNumber);
  return found && getInvoiceOrderData(db, found, language);
}

/** Loads the data for documents of any order. */
export async function getInvoiceOrderData(
  db: Database,
  { order, items }: Pick<InvoiceOrderData, 'order' | 'items'>,
  language: Language,
): Promise<InvoiceOrderData> {
  const payment = await findPayment(db, language, order.paymentId);
  const customer = order.customerId === null ? null : await findCustomer(db, order.customerId);
  return {
    ...{ order, items },
    brand: await getBrand(db),
    customerNumber: customer?.customerNumber ?? '',
    paymentTitle: payment?.title ?? '',
    vatAbroad: await findForeignVatCountry(db, order),
    language,
    countryTitle: await getCountryTitles(db, language),
  };
}
