import { ShopError } from '../base/errors';
import type { ShopServices } from '../base/context';

const maxFailures = 10;
const windowMs = 15 * 60 * 1000;
/** More e-mails than this are not remembered at a time, so that guessing cannot fill the memory. */
const maxRemembered = 10_000;

interface Failures {
  count: number;
  since: number;
}

/** A longer e-mail does not exist: two that differ only behind this share their failures. */
const maxEmailLength = 254;

const failuresByShop = new WeakMap<object, Map<string, Failures>>();

/** Refuses a login when its e-mail has failed too often within a quarter of an hour. */
export function assertLoginAllowed(
  { db, clock }: Pick<ShopServices, 'db' | 'clock'>,
  email: string,
): void {
  const failures = failuresOf(db).get(keyOf(email));
  if (!failures || failures.count < maxFailures) return;
  const waitMs = failures.since + windowMs - clock.now();
  if (waitMs <= 0) return;
  throw new ShopError(
    'LOGIN_LIMIT',
    `Too many failed logins. Please try again in ${Math.ceil(waitMs / 60_000)} minutes`,
  );
}

/** Counts a failed login of the e-mail. */
export function countFailedLogin(
  { db, clock }: Pick<ShopServices, 'db' | 'clock'>,
  email: string,
): void {
  const all = failuresOf(db);
  const now = clock.now();
  const key = keyOf(email);
  const known = all.get(key);
  const isCurrent = known !== undefined && known.since + windowMs > now;
  all.delete(key);
  all.set(
    key,
    isCurrent ? { count: known.count + 1, since: known.since } : { count: 1, since: now },
  );
  const [oldest] = all.keys();
  if (all.size > maxRemembered && oldest !== undefined) all.delete(oldest);
}

/** Forgets the failures of an e-mail after a good login. */
export function forgetFailedLogins({ db }: Pick<ShopServices, 'db'>, email: string): void {
  failuresOf(db).delete(keyOf(email));
}

function keyOf(email: string): string {
  return email.slice(0, maxEmailLength);
}

/** Failures live in memory, one list per open shop. */
function failuresOf(shop: object): Map<string, Failures> {
  const known = failuresByShop.get(shop) ?? new Map<string, Failures>();
  failuresByShop.set(shop, known);
  return known;
}
