import type { Language } from '@/domain/language/detect-language';
import type { ShopContext } from '../context';
import { ShopError } from '../errors';
import { requireCustomerForHidden } from '../token/access';
import type { CustomerModel } from './customer-model';
import { findCustomer } from './customer.repository';

const groupTitles: Record<string, Record<Language, string>> = {
  oxidnotyetordered: { de: 'Noch nicht gekauft', en: 'Not yet purchased' },
  oxidcustomer: { de: 'Kunde', en: 'Customer' },
  oxiddealer: { de: 'Händler', en: 'Retailer' },
};

/** The caller as a customer or guest. Hidden from everybody else (external contract A.3). */
export async function getCurrentCustomer(context: ShopContext): Promise<CustomerModel> {
  const { userId } = requireCustomerForHidden(context, 'Query', 'customer');
  const customer = await findCustomer(context.db, userId);
  if (!customer)
    throw new ShopError('CUSTOMER_NOT_FOUND', `Customer was not found by id: ${userId}`);
  return customer;
}

/** The caller's groups with their titles; none for callers who are not signed in (Spec §6). */
export function listCurrentGroups({
  caller,
  language,
}: ShopContext): { id: string; title: string }[] {
  if (caller.kind !== 'customer') return [];
  return caller.groups.map((id) => ({ id, title: groupTitles[id]?.[language] ?? id }));
}
