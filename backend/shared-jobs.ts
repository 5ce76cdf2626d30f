import type { Clock } from './database/clock';
import type { Database } from './database/database';
import { createLease } from './database/lease';
import { removeEndedWindows } from './database/rate-window';
import { keepIssuedFiles } from './documents/documents.service';
import { forgetOldEnquiries, remindOfHolds, tellWatchers } from './enquiries/enquiries.service';
import { repeat } from './http/repeat';
import type { Traffic } from './http/traffic';
import { removeStaleIdentityData } from './identity/remove-stale';
import type { KeySeal } from './kept-keys/key-seal';
import type { Logger } from './observability/logger';
import { tellDayMoves } from './order-changes/order-changes.service';
import { lookAfterPayments, type PaymentServices } from './payments/payments.service';
import { removeLostBaskets } from './shop/basket/basket.service';
import { removeClosedUsers } from './remove-closed-users';
import { finishIdentityDeletions } from './shop/customer/customer.service';
import { receiveDeliveries } from './shop/catalog/catalog.service';
import { forgetOldCalls } from './stock-connect/stock-connect.service';

const paymentPauseMs = 5_000;
const movedPauseMs = 10_000;
const watchPauseMs = 30_000;
const deletionPauseMs = 5_000;
const hourMs = 60 * 60 * 1000;

interface Parts {
  db: Database;
  clock: Clock;
  logger: Logger;
  paying: PaymentServices;
  traffic: Traffic;
  keySeal: KeySeal;
  /** Its address is null where the embedded identity serves. */
  identity: { url: string | null; clientId: string };
  /** No other process can be on this database. */
  isAlone: boolean;
}

/** The jobs that one of several processes does for all; who it is is agreed on in the database (createLease). */
export function startSharedJobs(parts: Parts) {
  const { db, clock, logger, paying, traffic, isAlone, keySeal } = parts;
  const { url, clientId } = parts.identity;
  const lease = createLease({ db, clock, name: 'jobs', isAlone });
  const forAll = (name: string, pauseMs: number, job: () => Promise<unknown>) =>
    repeat(name, pauseMs, logger, async () => ((await lease.isHeld()) ? job() : undefined));
  const jobs = [
    forAll('Keeping issued invoices', paymentPauseMs, () =>
      keepIssuedFiles({ db, logger }, clock.now(), traffic.untilQuiet),
    ),
    forAll('Looking after payments', paymentPauseMs, () => lookAfterPayments(paying)),
    forAll('Telling of moved days', movedPauseMs, () => tellDayMoves(paying)),
    forAll('Telling who watches an article', watchPauseMs, () => tellWatchers(paying)),
    forAll('Receiving deliveries', hourMs, () => receiveDeliveries(db, clock.now())),
    forAll('Removing lost baskets', hourMs, () => removeLostBaskets(db, clock.now())),
    forAll('Reminding of withdrawals that wait', hourMs, () => remindOfHolds({ db, clock })),
    forAll('Forgetting old enquiries', hourMs, () => forgetOldEnquiries({ db, clock })),
    forAll('Forgetting old calls of dealers', hourMs, () => forgetOldCalls({ db, clock })),
    forAll('Removing limits that are over', hourMs, () => removeEndedWindows(db, clock.now())),
    ...(url === null
      ? [forAll('Removing users of deleted accounts', hourMs, () => removeClosedUsers(db))]
      : [
          forAll('Finishing deletions at the user pool', deletionPauseMs, () =>
            finishIdentityDeletions({ db, clock, logger, keySeal, pool: { url, clientId } }),
          ),
        ]),
    forAll('Removing stale identity data', hourMs, () => removeStaleIdentityData(db, clock)),
  ];
  return {
    /** Waits for the rounds under way; then another process may do them at once. */
    async stop(): Promise<void> {
      await Promise.all(jobs.map((job) => job.stop()));
      await lease
        .release()
        .catch((error: unknown) => logger.warn('The lease of the jobs ends by itself', { error }));
    },
  };
}
