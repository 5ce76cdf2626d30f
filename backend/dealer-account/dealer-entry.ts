import type { ContentEntries, DealerEntry } from '../content/entries';
import type { CustomerModel } from '../shop/customer/customer-model';

/** The customer's entry in the dealer finder; null without one. */
export function dealerEntry(
  content: ContentEntries,
  customer: Pick<CustomerModel, 'dealerNumber'> | null,
): DealerEntry | null {
  const number = customer?.dealerNumber ?? null;
  if (number === null) return null;
  return content.dealers.find(({ adrNumber }) => adrNumber === number) ?? null;
}
