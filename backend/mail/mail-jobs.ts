import type { Clock } from '../database/clock';
import type { Database } from '../database/database';
import { type Repeating, repeat } from '../http/repeat';
import type { Logger } from '../observability/logger';
import { createMailSender } from './sender';
import { mailboxDelivery, smtpDelivery } from './transport';

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
export function startMailJobs({ db, clock, logger, smtpUrl, mailFrom }: Parts): Repeating[] {
  const deliver = smtpUrl ? smtpDelivery(smtpUrl, mailFrom) : mailboxDelivery;
  const sender = createMailSender({ db, clock, logger, deliver });
  return [
    repeat('Sending mails', sendPauseMs, logger, () => sender.sendDue()),
    repeat('Keeping mails claimed', claimPauseMs, logger, () => sender.keepClaims()),
  ];
}
