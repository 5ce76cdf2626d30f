import type { EInvoiceProfile } from '@/domain/invoice/build-cii';
import { formatInvoiceNumber, formatDocumentNumber } from '@/domain/invoice/invoice-number';
import type { Database } from '../../database/database';
import type { Logger } from '../../platform/logger';
import { findDeliveryMethod } from '../../shop/delivery/delivery.service';
import type { InvoiceModel } from '../../shop/order/invoices/invoice-model';
import { getDocumentFormats } from '../document-formats';
import { buildInvoiceNotes } from '../invoice/invoice-view';
import { renderInvoicePdf } from '../invoice/invoice-pdf';
import { findForeignVatCountryName, buildInvoiceView } from '../invoice/invoice-view';
import { buildTaxNotes } from '../invoice/invoice-sections';
import { invoiceMessages } from '../invoice/invoice-messages';
import { renderEInvoiceXml } from './e-invoice';
import { buildIssuedInvoice } from './issued-invoice';

/**
 * Renders an invoice or a credit note as ZUGFeRD/Factur-X: a PDF with its XML inside. When the XML violates a rule,
 * returns a plain PDF and logs the rules.
 */
export async function renderInvoiceFile(
  services: { db: Database; logger: Logger },
  invoice: InvoiceModel,
): Promise<Buffer> {
  return renderInvoicePdf(buildInvoiceView(invoice), await xmlOf(services, invoice, 'en16931'));
}

/**
 * Renders the document as an XRechnung file, which contains only XML. Returns null and logs the rules if the XML
 * violates a rule.
 */
export async function renderXrechnungFile(
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
  const number = formatDocumentNumber(invoice);
  const method = await findDeliveryMethod(db, language, order.deliveryMethodId);
  const notes = buildInvoiceNotes(
    invoice,
    number,
    invoiceMessages[language],
    getDocumentFormats(language),
  );
  const issued = buildIssuedInvoice({
    ...{ order, items, brand: seller, customerNumber, paymentTitle, language, number, issuedAt },
    kind: kind === 'creditNote' ? 'creditNote' : 'invoice',
    // A payment after the issue date is not part of the issued document.
    paidAt: paidAt !== null && paidAt <= issuedAt ? paidAt : null,
    isPickup: method?.isPickup ?? false,
    corrects: corrects && {
      number: formatInvoiceNumber(corrects.number),
      issuedAt: corrects.issuedAt,
    },
    terms: notes.map(({ text }) => text).join(' '),
    // The amounts already contain the reason for a VAT exemption, so a note is only needed for the VAT of another
    // country.
    notes:
      order.taxExemption === null
        ? buildTaxNotes(
            order,
            invoiceMessages[language],
            getDocumentFormats(language),
            findForeignVatCountryName(invoice),
          ).map(({ text }) => text)
        : [],
  });
  const made = renderEInvoiceXml(issued, profile);
  if ('xml' in made) return made.xml;
  const rules = made.breaches.map(({ rule, detail }) => `${rule} ${detail}`.trim());
  logger.warn('An invoice is sent without its XML', { invoice: number, profile, rules });
  return null;
}
