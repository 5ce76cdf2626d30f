import { DatabaseUnavailable } from '../database/database-errors';
import type { Clock } from '../platform/clock';
import type { Database } from '../database/database';
import type { Logger } from '../platform/logger';
import { listAttachmentFiles } from './attachments';
import {
  type DueMail,
  listDueMails,
  rescheduleMail,
  markSent,
  releaseClaim,
  createClaimKeeper,
} from './mail-queue';
import { requeueServerRejected, parseMailRejection, type MailRejection } from './mail-failures';
import type { Mail } from './outbox';
import { type Deliver, mailboxDelivery, createSmtpDelivery } from './mail-transport';
import { type IntervalJob, runInterval } from '../jobs/run-interval';

const maxAttempts = 12;
const firstPauseMs = 10_000;
const longestPauseMs = 60 * 60 * 1000;
/** How long a mail rests, and the outbox with it, while nothing is known but that the server is away. */
const serverPauseMs = 60 * 1000;
const restMs = 30_000;
/** How long mails rest that a server refuses together with everybody's. */
const refusedPauseMs = 10 * 60 * 1000;
/** After the database was away: others note first what they have sent, and renew what they are sending. */
const databaseRestMs = 5_000;
const perRound = 100;
const perRecipient = 5;
const atOnce = 4;

interface SenderServices {
  db: Database;
  clock: Clock;
  logger: Logger;
  deliver: Deliver;
}

interface MailSender {
  /** Tries the mails that are due, each once, and gives the number that went out. The rest of the round waits while the server is away. */
  sendDue(): Promise<number>;
  /** To be called several times a minute, also while a round is under way: nobody else takes the mails that are being sent. */
  keepClaims(): Promise<void>;
}

type Outcome = 'sent' | 'refused' | 'unreachable' | 'taken';

/**
 * Sends what is due in the outbox. What the server refuses for good is not tried again; what it does not take now is tried after
 * 10 seconds, 20, 40 … at most an hour, 12 times. An attempt that did not reach the server does not count, and while the server refuses
 * every mail alike, none is given up. Several processes may send from one outbox: each mail is claimed first. What became of a mail while the database was away is noted before anything else is sent. A process
 * that dies between the server's yes and our note of it makes the mail go out again when its claim ends, under the same Message-ID.
 */
export function createMailSender({ db, clock, logger, deliver }: SenderServices): MailSender {
  let restUntil = 0;
  let isReported = false;
  const claims = createClaimKeeper({ db, clock });
  /** By mail: what the database does not know yet. */
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
    const refusal = await deliver(mail, attachments).then(() => null, parseMailRejection);
    const now = clock.now();
    if (refusal === null) {
      await note(id, () => markSent(db, id, now));
      isReported = false;
      return 'sent';
    }
    const next = nextTry(mail, refusal, now);
    let revived = 0;
    await note(id, async () => {
      await rescheduleMail(db, claims.claimOf(id), refusal, next);
      if (next.failedAt !== null) revived = await revive(refusal, now);
    });
    const isGivenUp = next.failedAt !== null && revived === 0;
    const fields = { mailId: id, attempt: next.attempts, code: refusal.code };
    if (revived > 0) reportServer(refusal.code);
    if (isGivenUp) logger.error('A mail was given up', fields);
    else logger.warn('A mail was not taken', fields);
    return refusal.kind === 'server' ? 'unreachable' : 'refused';
  }

  /** What never reached the server, such as a malformed address, says nothing about it. */
  async function revive({ code }: MailRejection, now: number): Promise<number> {
    if (!code.startsWith('smtp-')) return 0;
    return requeueServerRejected(db, code, now + refusedPauseMs);
  }

  /** Once, until the server accepts a mail. */
  function reportServer(code: string): void {
    if (!isReported) logger.error('The mail server refuses every mail', { code });
    isReported = true;
  }

  async function noteRest(): Promise<void> {
    for (const [id, write] of unnoted)
      await note(id, write).catch((error: unknown) => {
        if (error instanceof DatabaseUnavailable) throw error;
        logger.error('What became of a mail could not be noted', { mailId: id, error });
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
    const ended = await Promise.allSettled(Array.from({ length: atOnce }, work));
    const isHeard = outcomes.some((outcome) => outcome === 'sent' || outcome === 'refused');
    if (outcomes.includes('unreachable') && !isHeard) rest(restMs);
    for (const each of ended) if (each.status === 'rejected') throw each.reason;
    return outcomes.filter((outcome) => outcome === 'sent').length;
  }

  return {
    keepClaims: () => claims.keep(),
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

/** One address's mails go out one after the other, in their order. */
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
  /** Without it mails stay in the outbox, where the mailbox page shows them. */
  smtpUrl: string | null;
  mailFrom: string;
}

/** Sends the outbox; any number of processes may. */
export function startMailJobs({ db, clock, logger, smtpUrl, mailFrom }: Parts): IntervalJob[] {
  const deliver = smtpUrl ? createSmtpDelivery(smtpUrl, mailFrom) : mailboxDelivery;
  const sender = createMailSender({ db, clock, logger, deliver });
  return [
    runInterval('Sending mails', sendPauseMs, logger, () => sender.sendDue()),
    runInterval('Keeping mails claimed', claimPauseMs, logger, () => sender.keepClaims()),
  ];
}
