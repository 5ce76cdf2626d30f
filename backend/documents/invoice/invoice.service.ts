import type { Language } from '@/domain/language/detect-language';
import type { Database } from '../../database/database';
import { readBrand } from '../../mail/brand';
import { countryTitles } from '../../shop/country/country.service';
import { findCustomer } from '../../shop/customer/customer.service';
import { findOwnOrder } from '../../shop/order/order.service';
import { findPayment } from '../../shop/payment/payment.service';
import type { InvoiceFacts } from './invoice-parts';

/** What the invoice of a customer's own order says; null for orders of others and of nobody, and for one without an invoice. */
export async function readInvoice(
  db: Database,
  customerId: string,
  orderNumber: number,
  language: Language,
): Promise<InvoiceFacts | null> {
  const found = await findOwnOrder(db, customerId, orderNumber);
  if (!found || found.order.invoiceNumber === null) return null;
  const payment = await findPayment(db, language, found.order.paymentId);
  return {
    ...found,
    brand: await readBrand(db),
    customerNumber: (await findCustomer(db, customerId))?.customerNumber ?? '',
    paymentTitle: payment?.title ?? '',
    language,
    countryTitle: await countryTitles(db, language),
  };
}
