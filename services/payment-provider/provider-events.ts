import { createHmac } from 'node:crypto';
import { dayMs, hourMs, minuteMs, secondMs } from '@/domain/time/durations';
import { type Database, inTransaction } from '../database/database';
import type { Clock } from '../platform/clock';
import type { Logger } from '../platform/logger';
import { createProviderId, type ProviderObject } from './provider-object.repository';

/** What lives as long as the process. */
export interface ProviderServices {
  db: Database;
  clock: Clock;
  logger: Logger;
  /** Where buyers find the payment pages: the site's own address. */
  siteUrl: string;
}

/** Posts a signed event and answers the status it was taken with. */
type Deliver = (body: string, signature: string) => Promise<number>;

/** The wait after each try: from seconds to hours, three days in all. */
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

/** Writes down that something happened, in the caller's transaction; it is told afterwards, again and again until it is taken. */
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

/** A dispute as far as its event tells of it. */
export interface DisputeBody {
  id: string;
  object: 'dispute';
  payment_intent: string;
  status: 'needs_response' | 'won' | 'lost';
}

/** The signature of a body at a moment, in the provider's scheme v1. */
export function signEvent(body: string, secret: string, now: number): string {
  const seconds = Math.floor(now / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

/** One round of telling what has happened: the longest due first. What nobody takes is told again later, and given up in the end. */
export async function deliverEvents(
  services: ProviderServices,
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
    if (!isTaken) logger.warn('A payment event was not taken', { event: id, status });
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
