import { invoiceNumberText, invoiceText } from '@/domain/invoice/invoice-number';
import { dayInBerlin } from '@/domain/time/day';
import { amountText } from '@/domain/veloconnect/quantity';
import { invoiceTerms, presentInvoices, vatBreakdown } from '../../documents/documents.service';
import type { RestServices } from '../../rest/rest-services';
import { findCredit, findCustomerInvoices } from '../../shop/order/order.service';

/**
 * What a dealer owes and may still order for: the credit, its limit null when none was agreed, and every invoice and credit note with its
 * last day, what is open and where its PDF lies, newest first. Amounts are texts in euros; days are ISO days.
 */
export async function readAccountFeed(
  { db, clock, siteUrl }: Pick<RestServices, 'db' | 'clock' | 'siteUrl'>,
  customerId: string,
) {
  const today = dayInBerlin(clock.now());
  const credit = await findCredit(db, customerId);
  const known = await findCustomerInvoices(db, customerId);
  return {
    currency: 'EUR',
    credit: {
      limit: credit.limitCents === null ? null : amountText(credit.limitCents),
      open: amountText(credit.openCents),
      free: credit.freeCents === null ? null : amountText(credit.freeCents),
    },
    invoices: presentInvoices(known).map((invoice) => {
      const { kind, content } = invoice;
      const { order, corrects } = content;
      const { issuedAt, dueAt, paidAt, state, openCents } = invoiceTerms(invoice, known, today);
      const number = invoiceText(invoice);
      const sign = kind === 'creditNote' ? -1 : 1;
      const net = sign * vatBreakdown(order).reduce((sum, { netCents }) => sum + netCents, 0);
      return {
        ...{ number, order: String(order.orderNumber), reference: order.reference },
        ...{ kind, corrects: corrects && invoiceNumberText(corrects.number) },
        ...{ issuedOn: issuedAt, dueOn: dueAt, paidOn: paidAt, state },
        ...{
          net: amountText(net),
          total: amountText(sign * order.totalCents),
          open: amountText(openCents),
        },
        url: `${siteUrl}/feeds/documents/${number}.pdf`,
      };
    }),
  };
}
