import { dayMs } from '@/domain/time/durations';
import type { Database } from '../database/database';
import type { MailFailure } from './mail-queue';

/**
 * When this many recipients get the same error and no email was accepted since, the server is considered to reject the
 * shop, not the recipients.
 */
const minRecipients = 3;

/** Returns how many emails failed permanently in the 24 hours before `now` (epoch milliseconds). */
export async function countFailedMails(db: Database, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('mail')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('failed_at', '>', now - dayMs)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Requeues emails that failed with this code when the cause is the shop, not the recipients (relay denied, sender
 * blocked, quota exceeded): at least three recipients were first rejected with this code since the server last accepted
 * an email. The emails become due at `dueAt` (epoch milliseconds). Returns their number.
 */
export async function requeueMailsRejectedByServer(
  db: Database,
  code: string,
  dueAt: number,
): Promise<number> {
  const since = await lastAcceptedAt(db);
  const rejectedMail = await db
    .selectFrom('mail')
    .select('recipient')
    .where('failure_code', '=', code)
    .where('sent_at', 'is', null)
    .where('first_rejected_at', '>', since)
    .execute();
  const recipients = new Set(rejectedMail.map(({ recipient }) => recipient.toLowerCase()));
  if (recipients.size < minRecipients) return 0;
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set({ failed_at: null, next_attempt_at: dueAt, attempts: 0 })
    .where('failure_code', '=', code)
    .where('sent_at', 'is', null)
    .where('first_rejected_at', '>', since)
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

/** Reason of a failed delivery attempt. */
export interface MailRejection extends MailFailure {
  /**
   * mail: the server rejected this email permanently. later: a temporary or unknown problem with this email. server:
   * the server was not reached or rejected the login, which does not concern the email.
   */
  kind: 'mail' | 'later' | 'server';
}

const longestWords = 500;

const tooLarge = 552;
const leaving = 421;

/** SMTP replies about authentication, which indicate wrong settings whatever the command. */
const loginReplies = new Set([530, 534, 535, 538]);

/**
 * Classifies a delivery error. A 5xx reply to the recipient or the message is permanent (RFC 5321, section 4.2.1), as
 * is an invalid address or a message that is too large; other replies are temporary. The returned code may be logged,
 * as it never contains the reply's text.
 */
export function parseMailRejection(error: unknown): MailRejection {
  const serverReply = (error instanceof Error ? error.message : String(error)).slice(
    0,
    longestWords,
  );
  const { responseCode, command, code } = partsOf(error);
  if (responseCode !== null) {
    const rejection = { code: `smtp-${responseCode}`, serverReply };
    if (!isAboutMail(responseCode, command)) return { ...rejection, kind: 'server' };
    return { ...rejection, kind: responseCode >= 500 ? 'mail' : 'later' };
  }
  if (code === null) return { code: 'unknown', serverReply, kind: 'later' };
  const rejection = { code: code.toLowerCase(), serverReply };
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return { ...rejection, kind: 'mail' };
  return { ...rejection, kind: serverCodes.has(code) ? 'server' : 'later' };
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
