import { maxEmailLength } from '@/domain/customer/email-address';
import { createWindowCounter } from '../../http/window-limit';
import type { ShopServices } from '../base/context';
import { ShopError } from '../base/errors';

const attempts = createWindowCounter('login', { max: 10, windowMs: 15 * 60 * 1000 });

/**
 * Takes one of an e-mail's attempts before any work is done, so that attempts side by side count like attempts one after the other.
 * Refuses when there were too many within a quarter of an hour; a good login gives them back.
 */
export async function takeLogin(
  { db, clock }: Pick<ShopServices, 'db' | 'clock'>,
  email: string,
): Promise<void> {
  const waitMs = await attempts.take(db, keyOf(email), clock.now());
  if (waitMs > 0)
    throw new ShopError(
      'LOGIN_LIMIT',
      `Too many failed logins. Please try again in ${Math.ceil(waitMs / 60_000)} minutes`,
    );
}

/** Gives an e-mail its attempts back after a good login. */
export function forgetFailedLogins({ db }: Pick<ShopServices, 'db'>, email: string): Promise<void> {
  return attempts.forget(db, keyOf(email));
}

/** A longer e-mail does not exist: two that differ only behind its end share their attempts. */
function keyOf(email: string): string {
  return email.slice(0, maxEmailLength);
}
