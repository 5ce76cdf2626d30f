import type { Hono } from 'hono';
import { createProviderApi } from './api.routes';
import { createPaymentPageRoutes } from './payment-page.routes';
import { listDueObjects, findProviderObject } from './provider-object.repository';
import type { ProviderServices } from './provider-events';
import { inTransaction } from '../database/database';
import { settleIntent } from './pay-session';
import { finishRefund } from './refunds';
import { expireSession } from './sessions';

/** Creates the provider's API (/v1) and its payment pages (/pay). */
export function createPaymentProvider(
  services: ProviderServices,
  secretKey: string,
): [api: Hono, pages: Hono] {
  return [createProviderApi(services, secretKey), createPaymentPageRoutes(services)];
}

/** Runs one round of scheduled changes: sessions expire, debits are collected or returned, refunds arrive. */
export async function advanceProvider({ db, clock }: ProviderServices): Promise<void> {
  for (const { kind, id } of await listDueObjects(db, clock.now()))
    await inTransaction(db, async (trx) => {
      const now = clock.now();
      if (kind === 'refund') await finishRefund(trx, id, now);
      if (kind === 'intent') await settleIntent(trx, id, now);
      if (kind !== 'session') return;
      const session = await findProviderObject(trx, 'session', id);
      if (session?.status === 'open') await expireSession(trx, id, now);
    });
}
