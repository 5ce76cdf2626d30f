import { dayMs } from '@/domain/time/durations';
import type { Database } from '../database/database';
import type { MailFailure } from './mail-queue';

/** So many different recipients refused alike, and none accepted since: the server refuses the shop, not them. */
const leastRecipients = 3;

/** How many mails were given up in the 24 hours before `now` (epoch milliseconds). */
export async function countFailedMails(db: Database, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('mail')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('failed_at', '>', now - dayMs)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Takes the mails back that were given up with this code, where the code says something about the shop and not about recipients (relay denied,
 * sender blocked, quota used up): at least three recipients were first refused with it since the server last accepted a mail. They are due at
 * `dueAt` (epoch milliseconds). Gives their number; 0 where the refusals stand.
 */
export async function requeueServerRejected(
  db: Database,
  code: string,
  dueAt: number,
): Promise<number> {
  const since = await lastAcceptedAt(db);
  const refused = await db
    .selectFrom('mail')
    .select('recipient')
    .where('failure_code', '=', code)
    .where('sent_at', 'is', null)
    .where('first_refused_at', '>', since)
    .execute();
  const recipients = new Set(refused.map(({ recipient }) => recipient.toLowerCase()));
  if (recipients.size < leastRecipients) return 0;
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set({ failed_at: null, next_attempt_at: dueAt, attempts: 0 })
    .where('failure_code', '=', code)
    .where('sent_at', 'is', null)
    .where('first_refused_at', '>', since)
    .where('failed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

async function lastAcceptedAt(db: Database): Promise<number> {
  const { last } = await db
    .selectFrom('mail')
    .select((eb) => eb.fn.max('sent_at').as('last'))
    .where('sent_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

/** What became of an attempt that failed. */
export interface MailRejection extends MailFailure {
  /**
   * mail: the server refused this mail for good. later: it, or something unknown, stood in the way of this mail this time.
   * server: it was not reached or let nobody in, which says nothing about the mail.
   */
  kind: 'mail' | 'later' | 'server';
}

const longestWords = 500;

const tooLarge = 552;
const leaving = 421;

/** Replies that ask for a login: the settings are wrong, whatever command they answer. */
const loginReplies = new Set([530, 534, 535, 538]);

/**
 * Reads what a delivery threw: an SMTP reply of 5xx to the recipient or the message is for good (RFC 5321, 4.2.1), as is an address
 * or a size that need not be tried; every other reply to them is for now. The code may be logged: it never holds the reply's words.
 */
export function parseMailRejection(error: unknown): MailRejection {
  const words = (error instanceof Error ? error.message : String(error)).slice(0, longestWords);
  const { responseCode, command, code } = partsOf(error);
  if (responseCode !== null) {
    const refusal = { code: `smtp-${responseCode}`, words };
    if (!isAboutMail(responseCode, command)) return { ...refusal, kind: 'server' };
    return { ...refusal, kind: responseCode >= 500 ? 'mail' : 'later' };
  }
  if (code === null) return { code: 'unknown', words, kind: 'later' };
  const refusal = { code: code.toLowerCase(), words };
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return { ...refusal, kind: 'mail' };
  return { ...refusal, kind: serverCodes.has(code) ? 'server' : 'later' };
}

function isAboutMail(reply: number, command: string): boolean {
  if (reply === tooLarge) return true;
  return /^(RCPT|DATA)/.test(command) && reply !== leaving && !loginReplies.has(reply);
}

const serverCodes = new Set([
  ...['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EPROTOCOL'],
  ...['EAUTH', 'ENOAUTH', 'EOAUTH2', 'EPROXY', 'ECONFIG'],
]);

interface Parts {
  responseCode: number | null;
  command: string;
  code: string | null;
}

function partsOf(error: unknown): Parts {
  const { responseCode, command, code } = Object(error) as Record<string, unknown>;
  return {
    responseCode: typeof responseCode === 'number' ? responseCode : null,
    command: typeof command === 'string' ? command : '',
    code: typeof code === 'string' && /^E[A-Z0-9]+$/.test(code) ? code : null,
  };
}
