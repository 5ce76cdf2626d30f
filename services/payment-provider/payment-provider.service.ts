import type { Hono } from 'hono';
import { createProviderApi } from './api.routes';
import { createPaymentPageRoutes } from './payment-page.routes';
import { listDueObjects, findProviderObject } from './provider-object.repository';
import type { PaymentProviderDependencies } from './provider-events';
import { inTransaction } from '../database/database';
import { processDueIntent } from './pay-session';
import { processDueRefund } from './refunds';
import { expireSession } from './sessions';

/** Creates the provider's API (/v1) and its payment pages (/pay). */
export function createPaymentProvider(
  services: PaymentProviderDependencies,
  secretKey: string,
): [api: Hono, pages: Hono] {
  return [createProviderApi(services, secretKey), createPaymentPageRoutes(services)];
}

/** Runs one round of scheduled changes: sessions expire, debits are collected or returned, refunds arrive. */
export async function processDueProviderObjects({
  db,
  clock,
}: PaymentProviderDependencies): Promise<void> {
  for (const { kind, id } of await listDueObjects(db, clock.now()))
    await inTransaction(db, async (trx) => {
      const now = clock.now();
      if (kind === 'refund') await processDueRefund(trx, id, now);
      if (kind === 'intent') await processDueIntent(trx, id, now);
      if (kind !== 'session') return;
      const session = await findProviderObject(trx, 'session', id);
      if (session?.status === 'open') await expireSession(trx, id, now);
    });
}
