import { createWindowCounter } from '../../http/window-limit';
import type { ShopServices } from '../base/context';
import { ShopError } from '../base/errors';

const failures = createWindowCounter({ max: 10, windowMs: 15 * 60 * 1000 });

/** A longer e-mail does not exist: two that differ only behind this share their failures. */
const maxEmailLength = 254;

/** Refuses a login when its e-mail has failed too often within a quarter of an hour. */
export function assertLoginAllowed(
  { db, clock }: Pick<ShopServices, 'db' | 'clock'>,
  email: string,
): void {
  const waitMs = failures.waitMs(db, keyOf(email), clock.now());
  if (waitMs === 0) return;
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
  failures.count(db, keyOf(email), clock.now());
}

/** Forgets the failures of an e-mail after a good login. */
export function forgetFailedLogins({ db }: Pick<ShopServices, 'db'>, email: string): void {
  failures.forget(db, keyOf(email));
}

function keyOf(email: string): string {
  return email.slice(0, maxEmailLength);
}
