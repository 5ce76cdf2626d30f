import { formatInvoiceNumber, formatDocumentNumber } from '@/domain/invoice/invoice-number';
import { setImmediate as letOthers } from 'node:timers/promises';
import { toBerlinDay, type IsoDay } from '@/domain/time/day';
import { formatVeloconnectAmount } from '@/domain/stock-connect/veloconnect-protocol';
import { buildInvoiceTerms } from '../../documents/invoice/invoice.service';
import { computeVatBreakdown } from '../../documents/invoice/invoice-sections';
import type { RestServices } from '../../rest/rest-context';
import type { InvoiceModel } from '../../shop/order/invoices/invoice-model';
import { streamInvoicePages } from '../../shop/order/invoices/customer-invoices.repository';
import { getCredit } from '../../shop/order/credit-limit';

/**
 * Returns a dealer's credit (the limit is null if none was agreed), and every invoice and credit note with due day,
 * open amount and URL of the PDF, newest first. Amounts are strings in euros, days are ISO dates.
 */
export async function getAccountFeed(
  { db, clock, siteUrl }: Pick<RestServices, 'db' | 'clock' | 'siteUrl'>,
  customerId: string,
) {
  const today = toBerlinDay(clock.now());
  const credit = await getCredit(db, customerId);
  const invoices: ReturnType<typeof fedInvoice>[] = [];
  for await (const { invoices: some, documents } of streamInvoicePages(db, customerId)) {
    invoices.push(...some.map((invoice) => fedInvoice(invoice, documents, { today, siteUrl })));
    // Yields to other requests while a long list is created.
    await letOthers();
  }
  return {
    currency: 'EUR',
    credit: {
      limit: credit.limitCents === null ? null : formatVeloconnectAmount(credit.limitCents),
      open: formatVeloconnectAmount(credit.openCents),
      free: credit.freeCents === null ? null : formatVeloconnectAmount(credit.freeCents),
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
  const { issuedAt, dueAt, paidAt, state, openCents } = buildInvoiceTerms(invoice, known, today);
  const number = formatDocumentNumber(invoice);
  const sign = kind === 'creditNote' ? -1 : 1;
  const net = sign * computeVatBreakdown(order).reduce((sum, { netCents }) => sum + netCents, 0);
  return {
    ...{ number, order: String(order.orderNumber), reference: order.reference },
    ...{ kind, corrects: corrects && formatInvoiceNumber(corrects.number) },
    ...{ issuedOn: issuedAt, dueOn: dueAt, paidOn: paidAt, state },
    ...{
      net: formatVeloconnectAmount(net),
      total: formatVeloconnectAmount(sign * order.totalCents),
      open: formatVeloconnectAmount(openCents),
    },
    url: `${siteUrl}/feeds/documents/${number}.pdf`,
  };
}
