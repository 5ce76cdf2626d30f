import {
  CustomerBirthdateUpdateDocument,
  CustomerDeleteDocument,
  CustomerProfileDocument,
} from '@/graphql/generated/shop/graphql';
import { runOperation } from '@/lib/apollo/run-operation';
import type { AccountView } from './account-view';

/** What became of a call: refused carries the shop's own sentence. */
export type AccountAnswer<T> =
  | { kind: 'done'; value: T }
  | { kind: 'refused'; message: string }
  | { kind: 'unreachable' }
  | { kind: 'sessionEnded' };

/** Who is signed in, as the shop knows them; refused for anonymous callers. */
export async function loadAccount(): Promise<AccountAnswer<AccountView>> {
  return toAnswer(await runOperation(CustomerProfileDocument, {}), ({ customer }) => ({
    email: customer.email,
    firstName: customer.firstName,
    lastName: customer.lastName,
    customerNumber: customer.customerNumber,
    phone: customer.invoiceAddress.phone || customer.invoiceAddress.mobile,
    birthday: toDay(customer.birthdate),
  }));
}

/** Sets the day of birth, an ISO day; answers with the day the shop has now. */
export async function saveBirthday(day: string): Promise<AccountAnswer<string | null>> {
  const variables = { birthdate: `${day}T00:00:00+00:00` };
  const outcome = await runOperation(CustomerBirthdateUpdateDocument, variables);
  return toAnswer(outcome, (data) => toDay(data.customerBirthdateUpdate.birthdate));
}

/** Deletes the customer at the shop. Orders stay there as long as the law wants it. */
export async function deleteCustomer(): Promise<AccountAnswer<boolean>> {
  return toAnswer(await runOperation(CustomerDeleteDocument, {}), (data) => data.customerDelete);
}

/** The day of a moment as the shop writes it; null for none, and for the year 0 old shops write for none. */
function toDay(moment: unknown): string | null {
  if (typeof moment !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(moment)) return null;
  return moment.startsWith('0000') ? null : moment.slice(0, 10);
}

function toAnswer<T, V>(
  outcome: Awaited<ReturnType<typeof runOperation<T, Record<string, unknown>>>>,
  toValue: (data: T) => V,
): AccountAnswer<V> {
  switch (outcome.kind) {
    case 'data':
      return { kind: 'done', value: toValue(outcome.data) };
    case 'refused':
      return { kind: 'refused', message: outcome.messages[0] ?? '' };
    case 'unreachable':
      return { kind: 'unreachable' };
    case 'sessionEnded':
      return outcome;
  }
}
