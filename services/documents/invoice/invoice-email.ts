import type { Language } from '@/domain/locale/language';
import { formatAmount } from '@/domain/money/format-money';
import { type Database, inTransaction } from '../../database/database';
import { maxAttachmentBytes } from '../../mail/attachments';
import { enqueueEmail } from '../../mail/outbox';
import { markInvoiceNotified } from '../../shop/order/invoices/invoices.repository';
import type { InvoiceModel } from '../../shop/order/invoices/invoice-model';
import { formatDocumentNumber } from '@/domain/invoice/invoice-number';
import { buildInvoiceView } from './invoice-view';

const words = {
  de: {
    subject: (title: string, order: number) => `${title} zu Ihrer Bestellung ${order}`,
    headline: {
      invoice: 'Ihre Rechnung.',
      advance: 'Ihre Rechnung.',
      creditNote: 'Ihre Rechnungskorrektur.',
    },
    attached: 'Das Dokument hängt an dieser Nachricht. Bitte bewahren Sie es auf.',
    inAccount: 'Das Dokument ist für eine Nachricht zu groß. Es liegt in Ihrem Konto bereit.',
    order: 'Bestellung',
    amount: 'Betrag',
    questions: (phone: string) =>
      `Fragen? Antworten Sie einfach auf diese Nachricht oder rufen Sie an: ${phone}.`,
  },
  en: {
    subject: (title: string, order: number) => `${title} for your order ${order}`,
    headline: {
      invoice: 'Your invoice.',
      advance: 'Your invoice.',
      creditNote: 'Your credit note.',
    },
    attached: 'The document is attached to this message. Please keep it.',
    inAccount: 'The document is too large for a message. You find it in your account.',
    order: 'Order',
    amount: 'Amount',
    questions: (phone: string) => `Any questions? Just reply to this message or call us: ${phone}.`,
  },
};

/**
 * Queues the email with an issued invoice or credit note and marks the invoice, so that its buyer gets only one email.
 * If the file is too large for an email, the text says where to find it.
 */
export function enqueueInvoiceEmail(
  db: Database,
  invoice: InvoiceModel,
  bytes: Buffer,
  now: number,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { order, seller } = invoice.content;
    const view = buildInvoiceView(invoice);
    const language: Language = view.language;
    const messages = words[language];
    const isAttached = bytes.byteLength <= maxAttachmentBytes;
    const content = {
      language,
      subject: messages.subject(view.title, order.orderNumber),
      headline: messages.headline[invoice.kind],
      paragraphs: [
        ...view.notes.filter(({ isStrong }) => isStrong).map(({ text }) => text),
        isAttached ? messages.attached : messages.inAccount,
      ],
      facts: [
        { label: view.headline, value: view.number },
        { label: messages.order, value: String(order.orderNumber) },
        { label: messages.amount, value: formatAmount(order.totalCents, language) },
      ],
      notes: [messages.questions(seller.phone)],
    };
    const file = {
      fileName: `${formatDocumentNumber(invoice)}.pdf`,
      mediaType: 'application/pdf',
      bytes,
    };
    const mail = { key: `invoice:${invoice.id}`, recipient: order.invoiceAddress.email, content };
    await enqueueEmail(trx, { ...mail, attachments: isAttached ? [file] : [] }, seller, now);
    await markInvoiceNotified(trx, invoice.id);
  });
}
