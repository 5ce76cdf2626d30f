import { sql } from 'kysely';
import type { Database } from '../database/database';
import { type Mail, toMails } from './outbox';
import { minuteMs } from '@/domain/time/durations';
import type { Clock } from '../platform/clock';

/** A mail that may be tried. `dueAt` is what a claim is made against: whoever changes it first has the mail. */
export interface DueMail {
  id: number;
  recipient: string;
  dueAt: number;
}

/** Why the mail server did not take a mail, and in its own words, which may name people and stay in the database. */
export interface MailFailure {
  code: string;
  words: string;
}

/**
 * Mails that are due, at most `perRecipient` of one address and `limit` in all: everybody's first before anybody's second, and
 * what was never tried before what was refused. Nobody's mails can fill the list.
 */
export async function listDueMails(
  db: Database,
  now: number,
  { limit, perRecipient }: { limit: number; perRecipient: number },
): Promise<DueMail[]> {
  const { rows } = await sql<{ id: number; recipient: string; next_attempt_at: number }>`
    select id, recipient, next_attempt_at from (
      select id, recipient, next_attempt_at, attempts > 0 as is_retry, row_number() over (
        partition by lower(recipient) order by attempts > 0, next_attempt_at, id
      ) as turn
      from mail
      where sent_at is null and failed_at is null and waits_for is null and next_attempt_at <= ${now}
    ) as waiting
    where turn <= ${perRecipient}
    order by turn, is_retry, next_attempt_at, id
    limit ${limit}
  `.execute(db);
  return rows.map(({ id, recipient, next_attempt_at }) => ({
    id,
    recipient,
    dueAt: next_attempt_at,
  }));
}

/** How many mails are still to be sent, and since when (epoch milliseconds) the oldest of them waits; null when none does. */
export async function getOutboxBacklog(
  db: Database,
): Promise<{ waiting: number; since: number | null }> {
  const { waiting, since } = await db
    .selectFrom('mail')
    .select((eb) => [eb.fn.countAll().as('waiting'), eb.fn.min('created_at').as('since')])
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting), since: since === null ? null : Number(since) };
}

/** A mail that this process is sending. */
export interface MailClaim {
  id: number;
  /** Until when, in epoch milliseconds; several where the answer to the latest change has not come. */
  untils: readonly number[];
}

/** Takes a due mail for this process until the given time; null when another took it first. A claim that ends makes it due again. */
export async function claimMail(
  db: Database,
  { id, dueAt }: DueMail,
  until: number,
): Promise<Mail | null> {
  const row = await db
    .updateTable('mail')
    .set({ next_attempt_at: until })
    .where('id', '=', id)
    .where('next_attempt_at', '=', dueAt)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ? ((await toMails(db, [row]))[0] ?? null) : null;
}

/** Makes a claim last longer; one that was lost stays lost. */
async function renewClaim(db: Database, { id, untils }: MailClaim, until: number): Promise<void> {
  await db
    .updateTable('mail')
    .set({ next_attempt_at: until })
    .where('id', '=', id)
    .where('next_attempt_at', 'in', untils)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute();
}

/** Gives a claimed mail back untried. */
export async function releaseClaim(db: Database, claim: MailClaim, dueAt: number): Promise<void> {
  await renewClaim(db, claim, dueAt);
}

/** Notes that a mail was handed to the mail server. True even when the claim has ended by now, so it needs none. */
export async function markSent(db: Database, id: number, now: number): Promise<void> {
  await db
    .updateTable('mail')
    .set((eb) => ({
      sent_at: now,
      last_error: null,
      failed_at: null,
      failure_code: null,
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** Gives a claimed mail back that was refused at `now`: due again at `dueAt`, or never when `failedAt` says since when. A lost claim changes nothing. */
export async function rescheduleMail(
  db: Database,
  { id, untils }: MailClaim,
  { code, words }: MailFailure,
  next: { now: number; dueAt: number; attempts: number; failedAt: number | null },
): Promise<void> {
  await db
    .updateTable('mail')
    .set((eb) => ({
      first_refused_at: eb.fn.coalesce('first_refused_at', eb.val(next.now)),
      next_attempt_at: next.dueAt,
      attempts: next.attempts,
      failed_at: next.failedAt,
      failure_code: code,
      last_error: words,
    }))
    .where('id', '=', id)
    .where('next_attempt_at', 'in', untils)
    .where('sent_at', 'is', null)
    .execute();
}

/** A process that dies keeps its mails waiting for so long at the most. */
const claimMs = 2 * minuteMs;

/** The mails this process is sending. Each is its own for two minutes and, with `keep` several times a minute, until `end`. */
export function createClaimKeeper({ db, clock }: { db: Database; clock: Clock }) {
  const held = new Map<number, readonly number[]>();
  const claimOf = (id: number): MailClaim => ({ id, untils: held.get(id) ?? [] });

  return {
    /** Null for a mail that another process took first, or that this one has. What fails leaves open whether it was taken. */
    async take(due: DueMail): Promise<Mail | null> {
      if (held.has(due.id)) return null;
      const until = clock.now() + claimMs;
      // Also a claim whose answer never came may be there.
      held.set(due.id, [until]);
      const mail = await claimMail(db, due, until);
      if (!mail) held.delete(due.id);
      return mail;
    },
    /** What the database may know the claim by. */
    claimOf,
    end: (id: number) => void held.delete(id),
    /** Makes all of them last longer. */
    async keep(): Promise<void> {
      for (const id of held.keys()) {
        const claim = claimOf(id);
        const until = clock.now() + claimMs;
        // Until the answer has come, and for good when none comes, nobody knows which of them is in the row.
        held.set(id, [...claim.untils, until]);
        await renewClaim(db, claim, until);
        if (held.has(id)) held.set(id, [until]);
      }
    },
  };
}
