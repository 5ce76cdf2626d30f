import { toBerlinDay, toIsoDay, parseIsoDay, toStoredDay } from '@/domain/time/day';
import { ShopError } from '../base/shop-errors';
import type { Language } from '@/domain/locale/language';
import { type ShopContext, inShopTransaction } from '../base/shop-context';
import { requireCustomer, requireCustomerForHiddenField } from '../base/access-control';
import {
  saveAccountDeletion,
  type CustomerModel,
  findCustomer,
  findIdentitySubject,
  removeCustomer,
  setBirthdate,
  findGuestId,
  insertCustomer,
  isRegistered,
} from './customer.repository';
import { confirmIdentityDeletion } from './identity.repository';
import { isPasswordAllowed } from '@/domain/customer/password-policy';
import type { CustomerInput } from '@/graphql/generated/shop-types';
import { parseEmailAddress, normalizeEmail } from '@/domain/customer/email-address';
import { newId } from '../../database/sql-helpers';
import { createNextNumber } from '../base/number-sequences';
import {
  hashGuestKey,
  hashPassword,
  guestKeyMinLength,
  passwordMaxLength,
} from '../base/password-hash';

/** The earliest birthdate that is accepted. */
const earliest = toIsoDay('1900-01-01');

/**
 * Parses a birthdate from an ISO date or date-time to a stored day (see domain/time/day.ts). Throws ShopError unless it
 * is a day in the past.
 */
function parseBirthdate(text: string, now: number): number {
  const day = parseIsoDay(text.slice(0, 10));
  if (Number.isNaN(Date.parse(text)) || !day || day < earliest || day > toBerlinDay(now))
    throw new ShopError('BIRTHDATE', 'The birthdate is not a day in the past');
  return toStoredDay(day);
}

const groupTitles: Record<string, Record<Language, string>> = {
  oxidnotyetordered: { de: 'Noch nicht gekauft', en: 'Not yet purchased' },
  oxidcustomer: { de: 'Kunde', en: 'Customer' },
  oxiddealer: { de: 'Händler', en: 'Dealer' },
};

/** Returns the calling customer or guest. Throws the error for an unknown API field for other callers. */
export async function getCurrentCustomer(context: ShopContext): Promise<CustomerModel> {
  const { userId } = requireCustomerForHiddenField(context, 'Query', 'customer');
  const customer = await findCustomer(context.db, userId);
  if (!customer)
    throw new ShopError('CUSTOMER_NOT_FOUND', `Customer was not found by id: ${userId}`);
  return customer;
}

/** Returns the caller's groups with their titles; none for callers who are not signed in (Specification §6). */
export function listCurrentGroups({
  caller,
  language,
}: ShopContext): { id: string; title: string }[] {
  if (caller.kind !== 'customer') return [];
  return caller.groups.map((id) => ({ id, title: groupTitles[id]?.[language] ?? id }));
}

/**
 * Deletes the caller's account with addresses, baskets and groups. Orders are kept without a customer as long as
 * required by law, and are no longer accessible. The user is deleted, too: in the embedded identity service in the same
 * transaction, in an external user pool by a job (see identity-deletion.ts). A later sign-in with the same identity
 * creates a new, empty customer; tokens issued before the deletion are rejected. Throws ShopError for guests, whose
 * accounts expire.
 */
export function deleteAccount(context: ShopContext): Promise<boolean> {
  const userId = requireRegistered(context);
  return inShopTransaction(context, async ({ db, now }) => {
    const subject = await findIdentitySubject(db, userId);
    if (subject !== null) {
      await saveAccountDeletion(db, subject, now);
      await context.identity.accounts?.deleteUser(db, subject);
      await confirmIdentityDeletion(db, subject, now);
    }
    await removeCustomer(db, userId);
    return true;
  });
}

/** Sets the caller's birthdate. Throws ShopError for guests, and unless it is a day in the past. */
export async function updateBirthdate(
  context: ShopContext,
  birthdate: string,
): Promise<CustomerModel> {
  const userId = requireRegistered(context);
  await setBirthdate(context.db, userId, parseBirthdate(birthdate, context.now));
  return getCurrentCustomer(context);
}

function requireRegistered(context: ShopContext): string {
  const { userId, isGuest } = requireCustomer(context);
  if (isGuest)
    throw new ShopError('RIGHTS', 'You do not have sufficient rights to access this field');
  return userId;
}

/**
 * Registers a customer, or a guest for one checkout. Guests may share an email; each has a generated key as its
 * password, so a repeated call finds the same guest. Throws ShopError in OXID's wording for invalid emails and
 * passwords (Specification §5). With `acceptsGeneratedPasswords`, a generated password of 32 characters or more needs no
 * certain kinds of characters.
 */
export async function registerCustomer(
  context: ShopContext,
  input: CustomerInput,
  { acceptsGeneratedPasswords = false }: { acceptsGeneratedPasswords?: boolean } = {},
): Promise<CustomerModel> {
  const { guest: isGuest = false, password } = input;
  const email = parseEmail(input.email);
  const isAccepted = isGuest
    ? isGeneratedPassword(password)
    : isCustomerPassword(password) || (acceptsGeneratedPasswords && isGeneratedPassword(password));
  if (!isAccepted) {
    throw new ShopError('PASSWORD', 'Password does not match length requirements');
  }
  const birthdateAt = input.birthdate == null ? null : parseBirthdate(input.birthdate, context.now);
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
        customerNumber: String(await createNextNumber(inner.db, 'customer')),
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

function parseEmail(text: string): string {
  const email = normalizeEmail(text);
  if (email === '') throw new ShopError('EMAIL_EMPTY', 'The e-mail address must not be empty!');
  if (parseEmailAddress(email) === null) {
    throw new ShopError('EMAIL_INVALID', `This e-mail address '${text}' is invalid!`);
  }
  return email;
}

function isGeneratedPassword(password: string): boolean {
  return password.length >= guestKeyMinLength && password.length <= passwordMaxLength;
}

function isCustomerPassword(password: string): boolean {
  return password.length <= passwordMaxLength && isPasswordAllowed(password);
}

async function assertUnknown({ db }: ShopContext, email: string): Promise<void> {
  if (await isRegistered(db, email))
    throw new ShopError('EMAIL_EXISTS', `This e-mail address '${email}' already exists!`);
}
