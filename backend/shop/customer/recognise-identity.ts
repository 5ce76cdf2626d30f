import type { IdTokenClaims } from '@/domain/session/id-token-claims';
import { type Database, inTransaction } from '../../database/database';
import { newId } from '../../database/ids';
import type { ShopServices } from '../base/context';
import { nextNumber } from '../base/next-number';
import { adoptGuestOrders } from './adopt-guest-orders';
import { closedSince } from './closed-account.repository';
import { isDeletionUnderWay } from './identity-deletion.repository';
import { findRegistered, insertCustomer, isRegistered } from './customer.repository';
import {
  type IdentityCustomer,
  findIdentityCustomer,
  giveUpEmail,
  linkIdentity,
  updateIdentity,
} from './identity-customer.repository';

/**
 * The id of the customer behind an identity's verified claims. At first sight it is the registered customer of the same e-mail,
 * who then signs in through the identity only, else a new one; two first requests at once make one customer. Orders that guests
 * placed with this e-mail come along, then and after each later sign-in. Null when the account was deleted after this sign-in, or while
 * the identity's part of a deletion is still to be done.
 */
export async function recogniseIdentity(
  services: Pick<ShopServices, 'db' | 'clock'>,
  claims: IdTokenClaims,
): Promise<string | null> {
  const known = await findIdentityCustomer(services.db, claims.subject);
  if (known && !(await hasNews(services.db, known, claims))) return known.id;
  return inTransaction(services.db, async (trx) => {
    const now = services.clock.now();
    const closedAt = await closedSince(trx, claims.subject);
    if (closedAt !== null && claims.authenticatedAt * 1000 <= closedAt) return null;
    if (closedAt !== null && (await isDeletionUnderWay(trx, claims.subject))) return null;
    const customerId = await customerOf(trx, claims, now);
    await adoptGuestOrders(trx, customerId, claims.email);
    return customerId;
  });
}

/** True after another sign-in, and when the identity has a new e-mail that the customer can take. */
async function hasNews(
  db: Database,
  known: IdentityCustomer,
  { authenticatedAt, email }: IdTokenClaims,
): Promise<boolean> {
  if (authenticatedAt > known.authenticatedAt) return true;
  return email !== known.email && !(await isRegistered(db, email));
}

async function customerOf(trx: Database, claims: IdTokenClaims, now: number): Promise<string> {
  const known = await findIdentityCustomer(trx, claims.subject);
  if (known) {
    const isFree = known.email === claims.email || !(await isRegistered(trx, claims.email));
    await updateIdentity(trx, known.id, {
      email: isFree ? claims.email : known.email,
      authenticatedAt: Math.max(known.authenticatedAt, claims.authenticatedAt),
    });
    return known.id;
  }
  const sameEmail = await findRegistered(trx, claims.email);
  if (sameEmail && sameEmail.identitySubject === null) {
    await linkIdentity(trx, sameEmail.id, claims, now);
    return sameEmail.id;
  }
  // An identity that lost this e-mail to another keeps its customer, who gets a new e-mail with its next sign-in.
  if (sameEmail) await giveUpEmail(trx, sameEmail.id);
  return createCustomer(trx, claims, now);
}

async function createCustomer(trx: Database, claims: IdTokenClaims, now: number): Promise<string> {
  const customer = {
    id: newId(),
    email: claims.email,
    customerNumber: String(await nextNumber(trx, 'customer')),
    shbCustomerNumber: '',
    isGuest: false,
    birthdateAt: null,
    registeredAt: now,
    creditLimitCents: null,
    dealerNumber: null,
  };
  await insertCustomer(trx, customer, '');
  await linkIdentity(trx, customer.id, claims, now);
  return customer.id;
}
