import type { EInvoiceProfile } from '@/domain/e-invoice/write-cii';
import { invoiceNumberText, invoiceText } from '@/domain/invoice/invoice-number';
import type { Database } from '../../database/database';
import type { Logger } from '../../observability/logger';
import { findDeliveryMethod } from '../../shop/delivery/delivery.service';
import type { InvoiceModel } from '../../shop/order/invoices/invoice-model';
import { formatsOf } from '../formats';
import { invoiceNotes } from '../invoice/invoice-notes';
import { invoicePdf } from '../invoice/invoice-pdf';
import { abroadOf, invoiceView } from '../invoice/invoice-view';
import { taxNotes } from '../invoice/order-charges';
import { invoiceWords } from '../invoice/invoice-words';
import { eInvoiceXml } from './e-invoice-xml';
import { issuedOfOrder } from './issued-of-order';

/**
 * An invoice or a credit note as ZUGFeRD/Factur-X: the paper with its XML inside. One that cannot be an e-invoice is a plain PDF, and
 * the log names the rules.
 */
export async function invoiceFile(
  services: { db: Database; logger: Logger },
  invoice: InvoiceModel,
): Promise<Buffer> {
  return invoicePdf(invoiceView(invoice), await xmlOf(services, invoice, 'en16931'));
}

/** The same as XRechnung, XML alone, as it is issued (see issuedXrechnung); null for one that cannot be, and the log names the rules. */
export async function xrechnungFile(
  services: { db: Database; logger: Logger },
  invoice: InvoiceModel,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const xml = await xmlOf(services, invoice, 'xrechnung');
  return xml === null ? null : new TextEncoder().encode(xml);
}

async function xmlOf(
  { db, logger }: { db: Database; logger: Logger },
  invoice: InvoiceModel,
  profile: EInvoiceProfile,
): Promise<string | null> {
  const { kind, content, issuedAt, paidAt } = invoice;
  const { order, items, seller, customerNumber, paymentTitle, corrects } = content;
  const language = order.language === 'en' ? 'en' : 'de';
  const number = invoiceText(invoice);
  const method = await findDeliveryMethod(db, language, order.deliveryMethodId);
  const notes = invoiceNotes(invoice, number, invoiceWords[language], formatsOf(language));
  const issued = issuedOfOrder({
    ...{ order, items, brand: seller, customerNumber, paymentTitle, language, number, issuedAt },
    kind: kind === 'creditNote' ? 'creditNote' : 'invoice',
    // What was paid later belongs to the books, not to what was issued.
    paidAt: paidAt !== null && paidAt <= issuedAt ? paidAt : null,
    isPickup: method?.isPickup ?? false,
    corrects: corrects && {
      number: invoiceNumberText(corrects.number),
      issuedAt: corrects.issuedAt,
    },
    terms: notes.map(({ text }) => text).join(' '),
    // Why there is no VAT stands with the amounts; which other country's there is would stand nowhere.
    notes:
      order.taxExemption === null
        ? taxNotes(order, invoiceWords[language], formatsOf(language), abroadOf(invoice)).map(
            ({ text }) => text,
          )
        : [],
  });
  const made = eInvoiceXml(issued, profile);
  if ('xml' in made) return made.xml;
  const rules = made.breaches.map(({ rule, detail }) => `${rule} ${detail}`.trim());
  logger.warn('An invoice goes out without its XML', { invoice: number, profile, rules });
  return null;
}
