import type { Language } from '@/domain/language/detect-language';
import type { ShopContext } from '../base/context';
import { ShopError } from '../base/errors';
import { requireCustomer, requireCustomerForHidden } from '../base/access';
import { inShopTransaction } from '../base/shop-transaction';
import { readBirthdate } from './birthdate';
import { noteClosed } from './closed-account.repository';
import { confirmIdentityDeletion } from './identity-deletion.repository';
import type { CustomerModel } from './customer-model';
import {
  findCustomer,
  findIdentitySubject,
  removeCustomer,
  setBirthdate,
} from './customer.repository';

const groupTitles: Record<string, Record<Language, string>> = {
  oxidnotyetordered: { de: 'Noch nicht gekauft', en: 'Not yet purchased' },
  oxidcustomer: { de: 'Kunde', en: 'Customer' },
  oxiddealer: { de: 'Händler', en: 'Dealer' },
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

/**
 * Deletes the caller's account with addresses, baskets and groups. Orders stay as long as the law wants them, without the account,
 * and nobody can read them any more. The embedded identity deletes its user in the same step, a pool elsewhere by the job that was
 * prepared. A later sign-in with the same identity starts a new, empty customer; what the identity gave
 * out before is refused. Guests are refused: their account ends by itself.
 */
export function deleteAccount(context: ShopContext): Promise<boolean> {
  const userId = requireRegistered(context);
  return inShopTransaction(context, async ({ db, now }) => {
    const subject = await findIdentitySubject(db, userId);
    if (subject !== null) {
      await noteClosed(db, subject, now);
      await context.identity.accounts?.deleteUser(db, subject);
      await confirmIdentityDeletion(db, subject, now);
    }
    await removeCustomer(db, userId);
    return true;
  });
}

/** Sets the caller's birthdate. Refuses guests, and what is not a day in the past. */
export async function updateBirthdate(
  context: ShopContext,
  birthdate: string,
): Promise<CustomerModel> {
  const userId = requireRegistered(context);
  await setBirthdate(context.db, userId, readBirthdate(birthdate, context.now));
  return getCurrentCustomer(context);
}

function requireRegistered(context: ShopContext): string {
  const { userId, isGuest } = requireCustomer(context);
  if (isGuest)
    throw new ShopError('RIGHTS', 'You do not have sufficient rights to access this field');
  return userId;
}

export { closedSince, closedSinceAll } from './closed-account.repository';
export {
  findCustomer,
  findGuestId,
  findIdentitySubject,
  markAsOrdered,
} from './customer.repository';
export { finishIdentityDeletions, keepForDeletion } from './identity-deletion';
export { findDeliveryWish, saveDeliveryWish } from './delivery-wish.repository';
export { recogniseIdentity } from './recognise-identity';
export { registerCustomer } from './register';
