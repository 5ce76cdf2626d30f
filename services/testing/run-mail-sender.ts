import { systemClock } from '../platform/clock';
import { openDatabase } from '../database/database';
import { createMailSender } from '../mail/mail-sender';
import { createSmtpDelivery } from '../mail/mail-transport';
import { silentLogger } from '../platform/logger';

/**
 * Runs one round of the mail sender in a separate process, for tests that kill it. Arguments are the database file and
 * the SMTP URL.
 */
const [file = '', smtpUrl = ''] = process.argv.slice(2);
const db = openDatabase(file);
const deliver = createSmtpDelivery(smtpUrl, 'Lautlos <post@lautlos.example>');
await createMailSender({ db, clock: systemClock, logger: silentLogger, deliver }).sendDue();
await db.destroy();
