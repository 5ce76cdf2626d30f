import type { Clock } from '../database/clock';
import type { Database } from '../database/database';
import type { Logger } from '../observability/logger';
import { readAttachments } from './attachments';
import { findUnsentMails, type Mail, markFailed, markSent } from './outbox';
import type { Deliver } from './transport';

const maxAttempts = 12;
const batchSize = 20;
const firstPauseMs = 10_000;
const longestPauseMs = 60 * 60 * 1000;

interface SenderServices {
  db: Database;
  clock: Clock;
  logger: Logger;
  deliver: Deliver;
}

/**
 * Sends what is in the outbox. A mail that is not taken is tried again after 10 seconds, 20, 40 … at most an hour, 12 times;
 * after that it stays in the outbox with its last error.
 */
export function createMailSender({ db, clock, logger, deliver }: SenderServices) {
  const notBefore = new Map<number, number>();

  async function send(mail: Mail): Promise<boolean> {
    try {
      await deliver(mail, await readAttachments(db, mail.id));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      notBefore.set(
        mail.id,
        clock.now() + Math.min(firstPauseMs * 2 ** mail.attempts, longestPauseMs),
      );
      await markFailed(db, mail.id, reason);
      logger.warn('A mail was not taken', { mailId: mail.id, attempt: mail.attempts + 1, reason });
      return false;
    }
    notBefore.delete(mail.id);
    await markSent(db, mail.id, clock.now());
    return true;
  }

  /** Tries every mail that is due once; the number that went out. */
  return async function sendDue(): Promise<number> {
    const waiting = await findUnsentMails(db, maxAttempts, batchSize);
    let sent = 0;
    for (const mail of waiting) {
      if ((notBefore.get(mail.id) ?? 0) <= clock.now() && (await send(mail))) sent += 1;
    }
    return sent;
  };
}
