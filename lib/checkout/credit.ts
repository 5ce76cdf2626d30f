import { type Credit, invoicePaymentId } from '@/domain/b2b/credit';
import { toCents } from '@/domain/money/cents';
import { CustomerCreditDocument } from '@/graphql/generated/shop/graphql';
import { askShop } from '@/lib/apollo/ask-shop';

/** The shop's refusal of an order on invoice beyond the credit limit. */
const creditRefusal = 'The order exceeds the credit limit of the customer';

/** True when the shop refused the order for the customer's credit. */
export function isCreditRefusal(message: string): boolean {
  return message === creditRefusal;
}

/** True when an order is paid on credit. */
export function isOnInvoice(paymentId: string | null): boolean {
  return paymentId === invoicePaymentId;
}

/** What the b2b customer may still order on invoice; null when the shop does not tell. */
export async function loadCredit(): Promise<Credit | null> {
  const answer = await askShop(CustomerCreditDocument, {}, ({ customer }) => customer.credit);
  if (answer.kind !== 'done' || !answer.value) return null;
  const { limit, open, free } = answer.value;
  return { limitCents: cents(limit), openCents: toCents(open), freeCents: cents(free) };
}

function cents(euros: number | null): number | null {
  return euros === null ? null : toCents(euros);
}
