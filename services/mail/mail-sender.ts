import { DatabaseUnavailable } from '../database/database-errors';
import type { Clock } from '../platform/clock';
import type { Database } from '../database/database';
import type { Logger } from '../platform/logger';
import { listAttachmentFiles } from './attachments';
import {
  type DueMail,
  listDueMails,
  rescheduleMail,
  markMailSent,
  releaseClaim,
  createClaimKeeper,
} from './mail-queue';
import {
  requeueMailsRejectedByServer,
  parseMailRejection,
  type MailRejection,
} from './mail-failures';
import type { Mail } from './outbox';
import { type DeliverMail, mailboxDelivery, createSmtpDelivery } from './mail-transport';
import { type IntervalJob, runInterval } from '@/lib/platform/run-interval';

const maxAttempts = 12;
const firstPauseMs = 10_000;
const longestPauseMs = 60 * 60 * 1000;
/** Pause before an email is retried, and before the outbox is sent again, while the server is unavailable. */
const serverPauseMs = 60 * 1000;
const restMs = 30_000;
/** Pause before emails are retried after the server rejected all of them. */
const rejectedPauseMs = 10 * 60 * 1000;
/**
 * Pause after a database outage, so that other processes can first record what they have sent and extend their claims.
 */
const databaseRestMs = 5_000;
const perRound = 100;
const perRecipient = 5;
const concurrency = 4;

interface SenderServices {
  db: Database;
  clock: Clock;
  logger: Logger;
  deliver: DeliverMail;
}

interface MailSender {
  /** Tries each due email once and returns how many were sent. Stops the round when the server is unavailable. */
  sendDue(): Promise<number>;
  /**
   * Extends the claims. Must be called several times a minute, even during a round, so that no other process takes the
   * emails being sent.
   */
  renewClaims(): Promise<void>;
}

type Outcome = 'sent' | 'rejected' | 'unreachable' | 'taken';

/**
 * Sends due emails from the outbox. Permanently rejected ones are not retried; others are retried after 10, 20, 40 …
 * seconds, at most an hour, 12 times. An attempt that did not reach the server does not count, and while the server
 * rejects every email, none is given up.
 *
 * Several processes may share an outbox, as each email is claimed first. Results that could not be saved during a
 * database outage are saved before anything else is sent. When a process crashes between the server's acceptance and
 * saving it, the email is sent again with the same Message-ID once its claim expires.
 */
export function createMailSender({ db, clock, logger, deliver }: SenderServices): MailSender {
  let restUntil = 0;
  let isReported = false;
  const claims = createClaimKeeper({ db, clock });
  /** Results not saved in the database yet, by email id. */
  const unnoted = new Map<number, () => Promise<void>>();

  const rest = (ms: number) => (restUntil = Math.max(restUntil, clock.now() + ms));

  async function note(id: number, write: () => Promise<void>): Promise<void> {
    unnoted.set(id, write);
    await write();
    unnoted.delete(id);
    claims.end(id);
  }

  async function take(due: DueMail) {
    const mail = await claims.take(due);
    return mail && { mail, attachments: await listAttachmentFiles(db, mail.id) };
  }

  async function send(due: DueMail): Promise<Outcome> {
    const { id } = due;
    const taken = await take(due).catch(async (error: unknown) => {
      await note(id, () => releaseClaim(db, claims.claimOf(id), due.dueAt));
      throw error;
    });
    if (!taken) return 'taken';
    const { mail, attachments } = taken;
    const rejection = await deliver(mail, attachments).then(() => null, parseMailRejection);
    const now = clock.now();
    if (rejection === null) {
      await note(id, () => markMailSent(db, id, now));
      isReported = false;
      return 'sent';
    }
    const next = nextTry(mail, rejection, now);
    let revived = 0;
    await note(id, async () => {
      await rescheduleMail(db, claims.claimOf(id), rejection, next);
      if (next.failedAt !== null) revived = await revive(rejection, now);
    });
    const isGivenUp = next.failedAt !== null && revived === 0;
    const fields = { mailId: id, attempt: next.attempts, code: rejection.code };
    if (revived > 0) reportServer(rejection.code);
    if (isGivenUp) logger.error('An email could not be delivered and is not retried', fields);
    else logger.warn('An email could not be sent; it is retried', fields);
    return rejection.kind === 'server' ? 'unreachable' : 'rejected';
  }

  /**
   * Requeues emails if the server rejects all of them, and returns their number. Ignores errors that did not come from
   * the server, such as a malformed address.
   */
  async function revive({ code }: MailRejection, now: number): Promise<number> {
    if (!code.startsWith('smtp-')) return 0;
    return requeueMailsRejectedByServer(db, code, now + rejectedPauseMs);
  }

  /** Logs that the server rejects all emails. Logs it again only after the server has accepted an email. */
  function reportServer(code: string): void {
    if (!isReported) logger.error('The mail server rejects all emails', { code });
    isReported = true;
  }

  async function noteRest(): Promise<void> {
    for (const [id, write] of unnoted)
      await note(id, write).catch((error: unknown) => {
        if (error instanceof DatabaseUnavailable) throw error;
        logger.error('The result of an email could not be stored', { mailId: id, error });
      });
  }

  async function sendRound(): Promise<number> {
    await noteRest();
    if (clock.now() < restUntil) return 0;
    const due = await listDueMails(db, clock.now(), { limit: perRound, perRecipient });
    const lanes = byRecipient(due);
    const outcomes: Outcome[] = [];
    const work = async () => {
      for (let lane = lanes.shift(); lane; lane = lanes.shift())
        for (const each of lane) {
          if (outcomes.includes('unreachable')) return;
          outcomes.push(await send(each));
        }
    };
    const ended = await Promise.allSettled(Array.from({ length: concurrency }, work));
    const isServerReachable = outcomes.some(
      (outcome) => outcome === 'sent' || outcome === 'rejected',
    );
    if (outcomes.includes('unreachable') && !isServerReachable) rest(restMs);
    for (const each of ended) if (each.status === 'rejected') throw each.reason;
    return outcomes.filter((outcome) => outcome === 'sent').length;
  }

  return {
    renewClaims: () => claims.renew(),
    async sendDue() {
      try {
        return await sendRound();
      } catch (error) {
        if (error instanceof DatabaseUnavailable) rest(databaseRestMs);
        throw error;
      }
    },
  };
}

function nextTry({ attempts }: Mail, { kind }: MailRejection, now: number) {
  if (kind === 'server') return { now, dueAt: now + serverPauseMs, attempts, failedAt: null };
  const isOver = kind === 'mail' || attempts + 1 >= maxAttempts;
  return {
    now,
    dueAt: now + Math.min(firstPauseMs * 2 ** attempts, longestPauseMs),
    attempts: attempts + 1,
    failedAt: isOver ? now : null,
  };
}

/** Groups emails by recipient. Emails to one address are sent one after the other, in order. */
function byRecipient(mails: readonly DueMail[]): DueMail[][] {
  const lanes = new Map<string, DueMail[]>();
  for (const mail of mails) {
    const recipient = mail.recipient.toLowerCase();
    lanes.set(recipient, [...(lanes.get(recipient) ?? []), mail]);
  }
  return [...lanes.values()];
}

const sendPauseMs = 2_000;
const claimPauseMs = 20_000;

interface Parts {
  db: Database;
  clock: Clock;
  logger: Logger;
  /** Null: emails stay in the outbox and are shown on the mailbox page. */
  smtpUrl: string | null;
  mailFrom: string;
}

/** Starts sending emails. Any number of processes may run it. */
export function startMailJobs({ db, clock, logger, smtpUrl, mailFrom }: Parts): IntervalJob[] {
  const deliver = smtpUrl ? createSmtpDelivery(smtpUrl, mailFrom) : mailboxDelivery;
  const sender = createMailSender({ db, clock, logger, deliver });
  return [
    runInterval('Sending emails', sendPauseMs, logger, () => sender.sendDue()),
    runInterval('Renewing email claims', claimPauseMs, logger, () => sender.renewClaims()),
  ];
}
