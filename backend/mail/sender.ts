import type { Clock } from '../database/clock';
import type { Database } from '../database/database';
import type { Logger } from '../observability/logger';
import { readAttachments } from './attachments';
import { claimMail, type DueMail, findDueMails, giveBack, markSent } from './due-mails';
import type { Mail } from './outbox';
import { readMailRefusal, type MailRefusal } from './refusal';
import type { Deliver } from './transport';

const maxAttempts = 12;
const firstPauseMs = 10_000;
const longestPauseMs = 60 * 60 * 1000;
/** How long a mail rests, and the outbox with it, while nothing is known but that the server is away. */
const serverPauseMs = 5 * 60 * 1000;
const restMs = 30_000;
/** Longer than the slowest delivery takes to end (see transport.ts). */
const claimMs = 15 * 60 * 1000;
const perRound = 100;
const perRecipient = 5;
const atOnce = 4;

interface SenderServices {
  db: Database;
  clock: Clock;
  logger: Logger;
  deliver: Deliver;
}

type Outcome = 'sent' | 'refused' | 'unreachable' | 'taken';

/**
 * Sends what is due in the outbox. What the server refuses for good is not tried again; what it does not take now is tried after
 * 10 seconds, 20, 40 … at most an hour, 12 times. An attempt that did not reach the server does not count. Several processes may
 * send from one outbox: each mail is claimed first. One that dies between the server's yes and our note of it makes the mail go
 * out again when its claim ends, under the same Message-ID.
 */
export function createMailSender({ db, clock, logger, deliver }: SenderServices) {
  let restUntil = 0;

  async function send(due: DueMail): Promise<Outcome> {
    const until = clock.now() + claimMs;
    const mail = await claimMail(db, due, until);
    if (!mail) return 'taken';
    const attachments = await readAttachments(db, mail.id);
    const refusal = await deliver(mail, attachments).then(() => null, readMailRefusal);
    if (refusal === null) {
      await markSent(db, mail.id, clock.now());
      return 'sent';
    }
    const next = nextTry(mail, refusal, clock.now());
    await giveBack(db, { id: mail.id, until }, refusal, next);
    const isOver = next.failedAt !== null;
    const fields = { mailId: mail.id, attempt: next.attempts, code: refusal.code };
    logger.warn(isOver ? 'A mail is tried no more' : 'A mail was not taken', fields);
    return refusal.kind === 'server' ? 'unreachable' : 'refused';
  }

  /** Tries the mails that are due, each once, and gives the number that went out. The rest of the round waits while the server is away. */
  return async function sendDue(): Promise<number> {
    if (clock.now() < restUntil) return 0;
    const due = await findDueMails(db, clock.now(), { limit: perRound, perRecipient });
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
    if (outcomes.includes('unreachable') && !isHeard) restUntil = clock.now() + restMs;
    for (const each of ended) if (each.status === 'rejected') throw each.reason;
    return outcomes.filter((outcome) => outcome === 'sent').length;
  };
}

function nextTry({ attempts }: Mail, { kind }: MailRefusal, now: number) {
  if (kind === 'server') return { dueAt: now + serverPauseMs, attempts, failedAt: null };
  const isOver = kind === 'mail' || attempts + 1 >= maxAttempts;
  return {
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
