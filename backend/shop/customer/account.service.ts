import type { ShopContext } from '../context';
import { ShopError } from '../errors';
import { inShopTransaction } from '../shop-transaction';
import { requireCustomer } from '../token/access';
import { readBirthdate } from './birthdate';
import { noteClosed } from './closed-account.repository';
import type { CustomerModel } from './customer-model';
import { findIdentitySubject, removeCustomer, setBirthdate } from './customer.repository';
import { getCurrentCustomer } from './customer.service';

/**
 * Deletes the caller's account with addresses, baskets and groups. Orders stay as long as the law wants them, without the account,
 * and nobody can read them any more. A later sign-in with the same identity starts a new, empty customer; what the identity gave
 * out before is refused. Guests are refused: their account ends by itself.
 */
export function deleteAccount(context: ShopContext): Promise<boolean> {
  const userId = requireRegistered(context);
  return inShopTransaction(context, async ({ db, now }) => {
    const subject = await findIdentitySubject(db, userId);
    if (subject !== null) await noteClosed(db, subject, now);
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
