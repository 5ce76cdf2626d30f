import { createHmac } from 'node:crypto';
import { dayMs, hourMs, minuteMs, secondMs } from '@/domain/time/durations';
import { type Database, inTransaction } from '../database/database';
import type { Clock } from '../platform/clock';
import type { Logger } from '../platform/logger';
import { createProviderId, type ProviderObject } from './provider-object.repository';

/** Dependencies of the embedded provider. */
export interface PaymentProviderDependencies {
  db: Database;
  clock: Clock;
  logger: Logger;
  /** Base URL of the payment pages, which is the storefront's. */
  siteUrl: string;
}

/** Posts a signed event and resolves to the response's status. */
type Deliver = (body: string, signature: string) => Promise<number>;

/** Pauses between delivery attempts, from seconds to hours, three days in total. */
const waitsMs = [
  5 * secondMs,
  30 * secondMs,
  2 * minuteMs,
  10 * minuteMs,
  hourMs,
  4 * hourMs,
  12 * hourMs,
  dayMs,
  dayMs,
];

/** Saves an event in the caller's transaction. A job delivers the event, with retries until the shop accepts it. */
export async function recordEvent(
  db: Database,
  type: string,
  object: ProviderObject | DisputeBody,
  now: number,
): Promise<void> {
  const id = createProviderId('event');
  const event = {
    ...{ id, object: 'event', api_version: '2026-10-28.endive', type, livemode: false },
    ...{ created: Math.floor(now / 1000), pending_webhooks: 1, request: null, data: { object } },
  };
  await db
    .insertInto('provider_event')
    .values({ id, body: JSON.stringify(event), created_at: now, attempts: 0, due_at: now })
    .execute();
}

/** The fields of a dispute contained in its event. */
export interface DisputeBody {
  id: string;
  object: 'dispute';
  payment_intent: string;
  status: 'needs_response' | 'won' | 'lost';
}

/** Signs a body at a given time, with the provider's scheme v1. */
export function signEvent(body: string, secret: string, now: number): string {
  const seconds = Math.floor(now / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

/**
 * Runs one round of event deliveries, the longest due first. Events that are not accepted are retried and eventually
 * dropped.
 */
export async function deliverEvents(
  services: PaymentProviderDependencies,
  secret: string,
  deliver: Deliver,
): Promise<void> {
  const { db, clock, logger } = services;
  const due = await db
    .selectFrom('provider_event')
    .selectAll()
    .where('delivered_at', 'is', null)
    .where('due_at', '<=', clock.now())
    .where('attempts', '<', waitsMs.length)
    .orderBy('created_at')
    .limit(50)
    .execute();
  for (const { id, body, attempts } of due) {
    const now = clock.now();
    const status = await deliver(body, signEvent(body, secret, now)).catch(() => 0);
    const isTaken = status >= 200 && status < 300;
    if (!isTaken) logger.warn('A payment event was rejected', { event: id, status });
    await inTransaction(db, (trx) =>
      trx
        .updateTable('provider_event')
        .set(
          isTaken
            ? { delivered_at: now }
            : { attempts: attempts + 1, due_at: now + (waitsMs[attempts] ?? 0) },
        )
        .where('id', '=', id)
        .execute(),
    );
  }
}
