import { systemClock } from '../platform/clock';
import { openDatabase } from '../database/database';
import { createMailSender } from '../mail/mail-sender';
import { createSmtpDelivery } from '../mail/mail-transport';
import { silentLogger } from '../platform/logger';

/** One round of the sender in a process of its own, for tests that kill it: database file and mail server are its arguments. */
const [file = '', smtpUrl = ''] = process.argv.slice(2);
const db = openDatabase(file);
const deliver = createSmtpDelivery(smtpUrl, 'Lautlos <post@lautlos.example>');
await createMailSender({ db, clock: systemClock, logger: silentLogger, deliver }).sendDue();
await db.destroy();
