import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { verifyPassword } from '../shop/base/password-hash';
import type { NewCredentials } from '@/domain/stock-connect/stock-connect';
import { dayMs } from '@/domain/time/durations';
import { type Caller, isB2bCustomer, type ShopServices } from '../shop/base/shop-context';
import { ShopError } from '../shop/base/shop-errors';
import { findCaller } from '../shop/token/caller.repository';
import { resetLoginAttempts, consumeLoginAttempt } from '../shop/token/token.service';
import {
  findCredentialsByUser,
  findCustomerNames,
  removeCredentials,
  saveCredentials,
  type StoredCredentials,
} from './credentials.repository';

/** No letters and digits that are taken for each other, and none that an address would have to encode: some clients do not. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const groups = 7;
const groupLength = 4;

/** A new secret of 140 random bits, readable in groups: "k3fd-…-7f2c". */
export function createSecret(): string {
  const letters = [...randomBytes(groups * groupLength)].map((byte) => alphabet[byte & 31] ?? '');
  return Array.from({ length: groups }, (_, index) =>
    letters.slice(index * groupLength, (index + 1) * groupLength).join(''),
  ).join('-');
}

/** A secret, safe to keep: nobody guesses 140 random bits, so a plain digest does, and no caller costs us more than that. */
export function hashSecret(secret: string): string {
  return `sha256$${digestOf(secret).toString('base64url')}`;
}

/** True when the secret made this hash; those kept before were hashed as passwords are. False for a hash that cannot be read. */
export async function verifySecret(secret: string, hash: string): Promise<boolean> {
  if (hash.startsWith('scrypt$')) return verifyPassword(secret, hash);
  const expected = Buffer.from(hash.split('$')[1] ?? '', 'base64url');
  const actual = digestOf(secret);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret.normalize('NFKC')).digest();
}

/** A user name people recognise: the customer number and the first word of the company, "10002-radhaus". */
export function createUserName({
  customerNumber,
  company,
}: {
  customerNumber: string;
  company: string;
}): string {
  const [word = ''] = company
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== '');
  return [customerNumber, word.slice(0, 20)].filter((part) => part !== '').join('-');
}

type Services = Pick<ShopServices, 'db' | 'clock'>;
type Customer = Extract<Caller, { kind: 'customer' }>;

/** What came of somebody's user name and secret. */
export type CredentialsCheck =
  | { kind: 'dealer'; caller: Customer }
  /** `customerId` is whose name was tried, so that the dealer can read of it; null for an unknown name. */
  | { kind: 'refused'; customerId: string | null }
  /** Too many wrong secrets for this name lately; nothing was checked. */
  | { kind: 'locked' };

const secretMaxLength = 100;
/**
 * A secret found right goes on working for so long while its name is locked: nobody who
 * guesses at a dealer's name can lock the dealer's own system out. One that was replaced or ended is refused at once all the same.
 */
const verifiedForMs = dayMs;
const maxVerified = 1_000;

/** Secrets found right, by the digest of name and secret; the hash they matched tells whether they still hold. */
const verifiedByShop = new WeakMap<object, Map<string, { hash: string; until: number }>>();

/**
 * New credentials of a b2b customer; the old secret is worthless at once, and a lock of the name is lifted. The secret is told here
 * and never again.
 */
export async function createCredentials(
  { db, clock }: Services,
  customerId: string,
): Promise<NewCredentials> {
  const user = createUserName(await findCustomerNames(db, customerId));
  await resetLoginAttempts({ db }, limitKeyOf(user));
  const secret = createSecret();
  await saveCredentials(db, {
    customerId,
    userName: user,
    secretHash: hashSecret(secret),
    secretEnd: secret.slice(-4),
    createdAt: clock.now(),
  });
  return { user, secret };
}

/** Ends a b2b customer's credentials at once; nothing happens when there are none. */
export function revokeCredentials({ db }: Pick<Services, 'db'>, customerId: string): Promise<void> {
  return removeCredentials(db, customerId);
}

/**
 * Who signs in. Wrong secrets and unknown names are refused alike and take the same time; ten of one name within a quarter of an hour
 * lock it for new tries, while a secret that was right lately goes on working. A dealer who is none any more is refused.
 */
export async function signInB2bCustomer(
  services: Services,
  userName: string,
  secret: string,
): Promise<CredentialsCheck> {
  const { db } = services;
  const name = userName.trim().toLowerCase();
  const stored = await findCredentialsByUser(db, name);
  if (!(stored && isVerified(services, stored, secret))) {
    const limitKey = limitKeyOf(name);
    if (!(await mayTry(services, limitKey))) return { kind: 'locked' };
    const isRight = await verifySecret(secret.slice(0, secretMaxLength), stored?.secretHash ?? '');
    if (!stored || !isRight) return { kind: 'refused', customerId: stored?.customerId ?? null };
    await resetLoginAttempts(services, limitKey);
    rememberVerified(services, stored, secret);
  }
  const caller = await findCaller(db, stored.customerId);
  return caller && isB2bCustomer(caller) && !caller.groups.includes('oxidblocked')
    ? { kind: 'dealer', caller }
    : { kind: 'refused', customerId: stored.customerId };
}

/**
 * Runs the work with a secret that holds beside the dealer's own for as long as the work takes, to try the connection as the dealer's
 * system would.
 */
export async function withTemporarySecret<Result>(
  services: Services,
  stored: StoredCredentials,
  work: (secret: string) => Promise<Result>,
): Promise<Result> {
  const secret = createSecret();
  rememberVerified(services, stored, secret);
  try {
    return await work(secret);
  } finally {
    verifiedByShop.get(services.db)?.delete(digest(stored.userName, secret));
  }
}

function limitKeyOf(userName: string): string {
  return `stock-connect ${userName}`;
}

/** Takes an attempt before the secret is looked at: tries side by side count, too. */
async function mayTry(services: Services, limitKey: string): Promise<boolean> {
  try {
    await consumeLoginAttempt(services, limitKey);
    return true;
  } catch (error) {
    if (error instanceof ShopError) return false;
    throw error;
  }
}

function isVerified({ db, clock }: Services, stored: StoredCredentials, secret: string): boolean {
  const known = verifiedByShop.get(db)?.get(digest(stored.userName, secret));
  return known !== undefined && known.hash === stored.secretHash && known.until > clock.now();
}

function rememberVerified(
  { db, clock }: Services,
  { userName, secretHash }: StoredCredentials,
  secret: string,
): void {
  const verified = verifiedByShop.get(db) ?? new Map<string, { hash: string; until: number }>();
  verifiedByShop.set(db, verified);
  const key = digest(userName, secret);
  verified.delete(key);
  verified.set(key, { hash: secretHash, until: clock.now() + verifiedForMs });
  const [oldest] = verified.keys();
  if (verified.size > maxVerified && oldest !== undefined) verified.delete(oldest);
}

function digest(userName: string, secret: string): string {
  return createHash('sha256').update(`${userName}\u0000${secret}`).digest('hex');
}
