import { systemClock } from '../database/clock';
import { openDatabase } from '../database/database';
import { createMailSender } from '../mail/sender';
import { smtpDelivery } from '../mail/transport';
import { silentLogger } from '../observability/logger';

/** One round of the sender in a process of its own, for tests that kill it: database file and mail server are its arguments. */
const [file = '', smtpUrl = ''] = process.argv.slice(2);
const db = openDatabase(file);
const deliver = smtpDelivery(smtpUrl, 'Lautlos <post@lautlos.example>');
await createMailSender({ db, clock: systemClock, logger: silentLogger, deliver }).sendDue();
await db.destroy();
