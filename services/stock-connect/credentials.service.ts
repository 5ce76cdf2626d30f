import { LRUCache } from 'lru-cache';
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

/** Characters of secrets, without those that are easily confused or need URL encoding, which some clients omit. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const groups = 7;
const groupLength = 4;

/** Creates a secret of 140 random bits in readable groups: "k3fd-…-7f2c". */
export function createSecret(): string {
  const letters = [...randomBytes(groups * groupLength)].map((byte) => alphabet[byte & 31] ?? '');
  return Array.from({ length: groups }, (_, index) =>
    letters.slice(index * groupLength, (index + 1) * groupLength).join(''),
  ).join('-');
}

/** Hashes a secret for storage. A plain digest is sufficient for 140 random bits and cheap to verify. */
export function hashSecret(secret: string): string {
  return `sha256$${digestOf(secret).toString('base64url')}`;
}

/** Verifies a secret against its hash; older hashes use scrypt. Returns false for an unreadable hash. */
export async function verifySecret(secret: string, hash: string): Promise<boolean> {
  if (hash.startsWith('scrypt$')) return verifyPassword(secret, hash);
  const expected = Buffer.from(hash.split('$')[1] ?? '', 'base64url');
  const actual = digestOf(secret);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret.normalize('NFKC')).digest();
}

/** Creates a recognizable user name from the customer number and the first word of the company, "10002-radhaus". */
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

/** Result of checking a user name and secret. */
export type CredentialsCheck =
  | { kind: 'dealer'; caller: Customer }
  /** `customerId` is the owner of the user name, whose access log shows the attempt; null for an unknown user name. */
  | { kind: 'rejected'; customerId: string | null }
  /** Too many wrong secrets for this name recently; nothing was checked. */
  | { kind: 'locked' };

const secretMaxLength = 100;
/**
 * Milliseconds for which a verified secret is accepted while its user name is locked, so that guessing cannot lock out
 * the dealer's own system. A replaced or revoked secret is rejected even then.
 */
const verifiedForMs = dayMs;
const maxVerified = 1_000;

/**
 * Verified secrets of each shop, by the digest of user name and secret. The stored hash is compared with the current
 * one, so that a replaced secret is no longer accepted.
 */
const verifiedByShop = new WeakMap<object, LRUCache<string, { hash: string; until: number }>>();

/**
 * Creates new credentials for a B2B customer. The old secret becomes invalid at once, and a lock of the user name is
 * removed. No other function returns the secret.
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

/** Revokes a B2B customer's credentials at once, if any. */
export function revokeCredentials({ db }: Pick<Services, 'db'>, customerId: string): Promise<void> {
  return removeCredentials(db, customerId);
}

/**
 * Authenticates a dealer's system. Wrong secrets and unknown names give the same result in the same time. Ten wrong
 * secrets for a name within a quarter of an hour lock it, except for recently verified secrets. A customer who is no
 * longer a dealer is rejected.
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
    if (!stored || !isRight) return { kind: 'rejected', customerId: stored?.customerId ?? null };
    await resetLoginAttempts(services, limitKey);
    rememberVerified(services, stored, secret);
  }
  const caller = await findCaller(db, stored.customerId);
  return caller && isB2bCustomer(caller) && !caller.groups.includes('oxidblocked')
    ? { kind: 'dealer', caller }
    : { kind: 'rejected', customerId: stored.customerId };
}

/** Runs the work with a temporary secret that is valid in addition to the dealer's own, for testing the connection. */
export async function runWithTemporarySecret<Result>(
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

/**
 * Counts a sign-in attempt and returns whether the secret may be checked. Counting comes first, so that parallel
 * attempts count too.
 */
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
  const verified = verifiedByShop.get(db) ?? new LRUCache({ max: maxVerified });
  verifiedByShop.set(db, verified);
  const key = digest(userName, secret);
  verified.set(key, { hash: secretHash, until: clock.now() + verifiedForMs });
}

function digest(userName: string, secret: string): string {
  return createHash('sha256').update(`${userName}\u0000${secret}`).digest('hex');
}
