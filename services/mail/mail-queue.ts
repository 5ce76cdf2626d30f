import { sql } from 'kysely';
import type { Database } from '../database/database';
import { type Mail, toMails } from './outbox';
import { minuteMs } from '@/domain/time/durations';
import type { Clock } from '../platform/clock';

/** An email that is due. A claim succeeds only while `dueAt` is unchanged. */
export interface DueMail {
  id: number;
  recipient: string;
  dueAt: number;
}

/** Reason of a rejection and the server's reply, which may contain personal data and must stay in the database. */
export interface MailFailure {
  code: string;
  serverReply: string;
}

/**
 * Lists due emails, at most `perRecipient` per address and `limit` in all. Each recipient's first email comes before
 * anybody's second, and untried emails before rejected ones, so that no recipient can block the others.
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
      where sent_at is null and failed_at is null and pending_document is null and next_attempt_at <= ${now}
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

/** Returns the number of unsent emails and since when the oldest is waiting (epoch milliseconds), or null. */
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

/** An email claimed by this process. */
export interface MailClaim {
  id: number;
  /**
   * Possible end times of the claim in the database (epoch milliseconds); several while an extension is unconfirmed.
   */
  untils: readonly number[];
}

/**
 * Claims a due email for this process until the given time; null when another process was first. When the claim expires
 * the email is due again.
 */
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

/** Extends a claim. Has no effect when another process has taken it over. */
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

/** Releases the claim of an email that was not tried. The email is due again at `dueAt` (epoch milliseconds). */
export async function releaseClaim(db: Database, claim: MailClaim, dueAt: number): Promise<void> {
  await renewClaim(db, claim, dueAt);
}

/** Marks an email as sent. Works without a claim, as the claim may have expired meanwhile. */
export async function markMailSent(db: Database, id: number, now: number): Promise<void> {
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

/**
 * Releases the claim of an email that was rejected at `now`. The email is due again at `dueAt`, or failed permanently
 * when `failedAt` is set. Has no effect on a lost claim.
 */
export async function rescheduleMail(
  db: Database,
  { id, untils }: MailClaim,
  { code, serverReply }: MailFailure,
  next: { now: number; dueAt: number; attempts: number; failedAt: number | null },
): Promise<void> {
  await db
    .updateTable('mail')
    .set((eb) => ({
      first_rejected_at: eb.fn.coalesce('first_rejected_at', eb.val(next.now)),
      next_attempt_at: next.dueAt,
      attempts: next.attempts,
      failed_at: next.failedAt,
      failure_code: code,
      last_error: serverReply,
    }))
    .where('id', '=', id)
    .where('next_attempt_at', 'in', untils)
    .where('sent_at', 'is', null)
    .execute();
}

/** Duration of a claim. Emails claimed by a process that crashes are due again after this time. */
const claimMs = 2 * minuteMs;

/**
 * Manages the email claims of this process. A claim lasts two minutes. Callers extend all claims with `renew` several
 * times a minute, and drop a claim with `end`.
 */
export function createClaimKeeper({ db, clock }: { db: Database; clock: Clock }) {
  const held = new Map<number, readonly number[]>();
  const claimOf = (id: number): MailClaim => ({ id, untils: held.get(id) ?? [] });

  return {
    /**
     * Claims an email. Returns null when another process or this one has already claimed it. When it throws, the email
     * may have been claimed.
     */
    async take(due: DueMail): Promise<Mail | null> {
      if (held.has(due.id)) return null;
      const until = clock.now() + claimMs;
      // Recorded before the database responds, as the claim may be stored even if the response is lost.
      held.set(due.id, [until]);
      const mail = await claimMail(db, due, until);
      if (!mail) held.delete(due.id);
      return mail;
    },
    /** Returns the claim of an email with all its possible end times. */
    claimOf,
    end: (id: number) => void held.delete(id),
    /** Extends all claims of this process to two minutes from now. */
    async renew(): Promise<void> {
      for (const id of held.keys()) {
        const claim = claimOf(id);
        const until = clock.now() + claimMs;
        // Keeps former and new end times until the update is confirmed, as the row may contain any of them.
        held.set(id, [...claim.untils, until]);
        await renewClaim(db, claim, until);
        if (held.has(id)) held.set(id, [until]);
      }
    },
  };
}
