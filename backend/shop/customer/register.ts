import { isPasswordAllowed } from '@/domain/customer/password-policy';
import type { CustomerInput } from '@/graphql/generated/shop-types';
import { toEmailAddress } from '@/domain/customer/email-address';
import { normaliseEmail } from '@/domain/customer/normalise-email';
import { newId } from '../../database/ids';
import type { ShopContext } from '../base/context';
import { ShopError } from '../base/errors';
import { nextNumber } from '../base/next-number';
import { inShopTransaction } from '../base/shop-transaction';
import { hashGuestKey, hashPassword } from '../base/password-hash';
import { guestKeyMinLength, passwordMaxLength } from '../base/credentials';
import { readBirthdate } from './birthdate';
import type { CustomerModel } from './customer-model';
import { findCustomer, findGuestId, insertCustomer, isRegistered } from './customer.repository';

/**
 * A new customer, or a guest for one checkout: guests share e-mails and each has a generated key instead of a password, by which
 * a repeated call finds the same guest.
 * Refuses bad e-mails and passwords with OXID's words (external contract A.4, Spec §5).
 */
export async function registerCustomer(
  context: ShopContext,
  input: CustomerInput,
): Promise<CustomerModel> {
  const { guest: isGuest = false, password } = input;
  const email = readGivenEmail(input.email);
  if (!(isGuest ? isGuestKey(password) : isCustomerPassword(password))) {
    throw new ShopError('PASSWORD', 'Password does not match length requirements');
  }
  const birthdateAt = input.birthdate == null ? null : readBirthdate(input.birthdate, context.now);
  if (!isGuest) await assertUnknown(context, email);
  const passwordHash = isGuest ? hashGuestKey(password) : await hashPassword(password);
  return inShopTransaction(
    context,
    async (inner) => {
      if (!isGuest) await assertUnknown(inner, email);
      const guestId = isGuest ? await findGuestId(inner.db, email, passwordHash) : null;
      const known = guestId === null ? null : await findCustomer(inner.db, guestId);
      if (known) return known;
      const customer: CustomerModel = {
        id: newId(),
        email,
        customerNumber: String(await nextNumber(inner.db, 'customer')),
        shbCustomerNumber: '',
        isGuest,
        birthdateAt,
        registeredAt: inner.now,
        creditLimitCents: null,
        dealerNumber: null,
      };
      await insertCustomer(inner.db, customer, passwordHash);
      return customer;
    },
    { takesNumber: true },
  );
}

function readGivenEmail(given: string): string {
  const email = normaliseEmail(given);
  if (email === '') throw new ShopError('EMAIL_EMPTY', 'The e-mail address must not be empty!');
  if (toEmailAddress(email) === null) {
    throw new ShopError('EMAIL_INVALID', `This e-mail address '${given}' is invalid!`);
  }
  return email;
}

function isGuestKey(password: string): boolean {
  return password.length >= guestKeyMinLength && password.length <= passwordMaxLength;
}

function isCustomerPassword(password: string): boolean {
  return password.length <= passwordMaxLength && isPasswordAllowed(password);
}

async function assertUnknown({ db }: ShopContext, email: string): Promise<void> {
  if (await isRegistered(db, email))
    throw new ShopError('EMAIL_EXISTS', `This e-mail address '${email}' already exists!`);
}
