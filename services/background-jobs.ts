import type { RestServices } from './rest/rest-context';
import { removeOldContactMessages } from './customer-requests/contact.service';
import { removeStaleSubscriptions } from './newsletter/newsletter.service';
import { removeOldTestRides } from './customer-requests/test-rides.service';
import { removeExpiredStockAlerts } from './stock-alerts/stock-alerts.service';
import type { Clock } from './platform/clock';
import type { Database } from './database/database';
import { createLease } from './jobs/lease';
import { removeExpiredRateLimits } from './database/rate-limits';
import { createIssuedFiles } from './documents/invoice/issued-file';
import { sendHoldReminders } from './customer-requests/withdrawals/withdrawal-reminder';
import { notifyStockAlerts } from './stock-alerts/notify-stock-alerts';
import { runInterval, type IntervalJob } from '@/lib/platform/run-interval';
import type { LoadMonitor } from './jobs/load-monitor';
import { removeExpiredIdentityData } from './identity/identity-service';
import type { SecretCipher } from './secrets/encryption';
import type { Logger } from './platform/logger';
import { notifyDeliveryDateChanges } from './delivery-date-changes/delivery-date-change-email';
import { reconcilePayments } from './payments/reconcile-payments';
import type { PaymentServices } from './payments/payment-provider';
import { removeAbandonedBaskets } from './shop/basket/basket.service';
import { removeClosedUsers } from './remove-closed-users';
import { completeIdentityDeletions } from './shop/customer/identity-deletion';
import { applyDueRestocks } from './shop/catalog/restocks';
import { removeExpiredStockConnectData } from './stock-connect/stock-connect.service';
import { attachConfirmation } from './documents/order-confirmation/order-confirmation.service';

/**
 * Deletes expired contact messages, test rides, newsletter sign-ups and stock alerts. Declarations of withdrawal are
 * never deleted.
 */
export async function removeExpiredCustomerRequests(
  services: Pick<RestServices, 'db' | 'clock'>,
): Promise<void> {
  await removeOldContactMessages(services);
  await removeOldTestRides(services);
  await removeStaleSubscriptions(services);
  await removeExpiredStockAlerts(services);
}

const paymentPauseMs = 5_000;
const movedPauseMs = 10_000;
const watchPauseMs = 30_000;
const deletionPauseMs = 5_000;
const hourMs = 60 * 60 * 1000;

interface LeaderJobServices {
  db: Database;
  clock: Clock;
  logger: Logger;
  paying: PaymentServices;
  traffic: LoadMonitor;
  keySeal: SecretCipher;
  /** `url` is null when the embedded identity service is used. */
  identity: { url: string | null; clientId: string };
  /** True when no other process can use this database. */
  isAlone: boolean;
}

/**
 * Starts the jobs that only one of several processes may run. That process is chosen by a lease in the database
 * (createLease).
 */
export function startLeaderJobs(parts: LeaderJobServices) {
  const { db, clock, logger, paying, traffic, isAlone, keySeal } = parts;
  const { url, clientId } = parts.identity;
  const lease = createLease({ db, clock, name: 'jobs', isAlone });
  const forAll = (name: string, pauseMs: number, job: () => Promise<unknown>) =>
    runInterval(name, pauseMs, logger, async () => ((await lease.isHeld()) ? job() : undefined));
  const jobs = [
    forAll('Creating invoice files', paymentPauseMs, () =>
      createIssuedFiles({ db, logger }, clock.now(), traffic.waitUntilIdle),
    ),
    forAll('Reconciling payments', paymentPauseMs, () => reconcilePayments(paying)),
    forAll('Reporting changed delivery dates', movedPauseMs, () =>
      notifyDeliveryDateChanges(paying),
    ),
    forAll('Sending stock alerts', watchPauseMs, () => notifyStockAlerts(paying)),
    forAll('Applying due restocks', hourMs, () => applyDueRestocks(db, clock.now())),
    forAll('Removing abandoned baskets', hourMs, () => removeAbandonedBaskets(db, clock.now())),
    forAll('Sending reminders of withdrawals on hold', hourMs, () =>
      sendHoldReminders({ db, clock }),
    ),
    forAll('Removing expired requests', hourMs, () => removeExpiredCustomerRequests({ db, clock })),
    forAll('Removing old dealer API calls', hourMs, () =>
      removeExpiredStockConnectData({ db, clock }),
    ),
    forAll('Removing expired rate limits', hourMs, () => removeExpiredRateLimits(db, clock.now())),
    ...(url === null
      ? [forAll('Removing users of deleted accounts', hourMs, () => removeClosedUsers(db))]
      : [
          forAll('Deleting users from the user pool', deletionPauseMs, () =>
            completeIdentityDeletions({ db, clock, logger, keySeal, pool: { url, clientId } }),
          ),
        ]),
    forAll('Removing stale identity data', hourMs, () => removeExpiredIdentityData(db, clock)),
  ];
  return {
    /** Waits for running jobs to finish and releases the lease, so that another process can take over immediately. */
    async stop(): Promise<void> {
      await Promise.all(jobs.map((job) => job.stop()));
      await lease
        .release()
        .catch((error: unknown) =>
          logger.warn(
            'The lease of the background jobs could not be released; it expires on its own',
            { error },
          ),
        );
    },
  };
}

const checkIntervalMs = 2_000;
/** Pause after generating a document under load, as a multiple of the time the generation took. */
const busyPauseFactor = 3;

interface DocumentJobServices {
  db: Database;
  clock: Clock;
  logger: Logger;
  traffic: LoadMonitor;
}

/**
 * Generates the order confirmations that queued emails wait for. Generating one blocks this process, so each starts
 * only when no request is running, at the latest after a quarter of a second. The pause after each is as long as its
 * generation took, or three times as long under load, so that visitors' orders are handled first.
 */
export function startDocumentJob({ db, clock, logger, traffic }: DocumentJobServices): IntervalJob {
  let pauseMs = checkIntervalMs;
  return runInterval(
    'Attaching order confirmations',
    () => pauseMs,
    logger,
    async () => {
      pauseMs = checkIntervalMs;
      const isQuiet = await traffic.waitUntilIdle();
      const startedMs = performance.now();
      if (await attachConfirmation({ db, clock, logger }))
        pauseMs = (performance.now() - startedMs) * (isQuiet ? 1 : busyPauseFactor);
    },
  );
}
