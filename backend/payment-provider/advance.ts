import { inTransaction } from '../database/database';
import { settleIntent } from './pay-session';
import { findDueObjects, findObject } from './provider-object.repository';
import type { ProviderServices } from './provider-services';
import { endRefund } from './refunds';
import { expireSession } from './sessions';

/** One round of what happens by itself: sessions end, debits are collected or come back, refunds arrive. */
export async function advanceProvider({ db, clock }: ProviderServices): Promise<void> {
  for (const { kind, id } of await findDueObjects(db, clock.now()))
    await inTransaction(db, async (trx) => {
      const now = clock.now();
      if (kind === 'refund') await endRefund(trx, id, now);
      if (kind === 'intent') await settleIntent(trx, id, now);
      if (kind !== 'session') return;
      const session = await findObject(trx, 'session', id);
      if (session?.status === 'open') await expireSession(trx, id, now);
    });
}
