import { invoiceNumberText, invoiceText } from '@/domain/invoice/invoice-number';
import { setImmediate as letOthers } from 'node:timers/promises';
import { dayInBerlin, type IsoDay } from '@/domain/time/day';
import { amountText } from '@/domain/veloconnect/quantity';
import { invoiceTerms, vatBreakdown } from '../../documents/documents.service';
import type { RestServices } from '../../rest/rest-services';
import type { InvoiceModel } from '../../shop/order/invoices/invoice-model';
import { eachInvoicePage, findCredit } from '../../shop/order/order.service';

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
  const invoices: ReturnType<typeof fedInvoice>[] = [];
  for await (const { invoices: some, known } of eachInvoicePage(db, customerId)) {
    invoices.push(...some.map((invoice) => fedInvoice(invoice, known, { today, siteUrl })));
    // Others are answered between the parts of a long list.
    await letOthers();
  }
  return {
    currency: 'EUR',
    credit: {
      limit: credit.limitCents === null ? null : amountText(credit.limitCents),
      open: amountText(credit.openCents),
      free: credit.freeCents === null ? null : amountText(credit.freeCents),
    },
    invoices,
  };
}

function fedInvoice(
  invoice: InvoiceModel,
  known: readonly InvoiceModel[],
  { today, siteUrl }: { today: IsoDay; siteUrl: string },
) {
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
}
