import { mailboxOf } from '@/domain/customer/mailbox';
import type { Language } from '@/domain/language/detect-language';
import { addDays, dayInBerlin, type IsoDay, parseIsoDay } from '@/domain/time/day';
import { dayMs, hourMs } from '@/domain/time/durations';
import { inTransaction } from '../../database/database';
import { newId } from '../../database/ids';
import { takeUnverifiedMail } from '../../mail/mailbox-limit';
import { RestError } from '../../rest/rest-error';
import type { RestServices } from '../../rest/rest-services';
import { confirmHash, endedBy, newConfirmToken } from '../mail-tokens';
import { sendWatchLetter } from './send-watch-letter';
import {
  countWatches,
  findArticle,
  findWatch,
  findWatchByHash,
  removePending,
  removeWatch,
  saveWatch,
  type WatchRow,
} from './watches.repository';

type Services = Pick<RestServices, 'db' | 'clock' | 'siteUrl' | 'tokenSecret'>;

interface Request {
  /** Lower-case. */
  email: string;
  language: Language;
  sku: string;
  day: string;
}

const confirmWithinMs = 7 * dayMs;
/** Nobody plans further ahead. */
const latestDays = 365;
/** Of one mailbox; each writes to an address nobody has proved to own. */
const maxOpen = 10;
const maxPerHour = 4;

/**
 * Writes the mail that asks for confirmation (double opt-in). Nothing the caller sees tells what is known of the e-mail: what was
 * confirmed already is said by mail, and what is too much is dropped. Refuses with 400 what is no article everybody may order, or no
 * coming day, and names the field.
 */
export async function requestWatch(services: Services, request: Request): Promise<void> {
  const { email, language, sku } = request;
  const now = services.clock.now();
  await inTransaction(services.db, async (trx) => {
    const article = await findArticle(trx, sku, language);
    if (!article?.isSold) throw new RestError(400, 'invalidInput', { fields: ['sku'] });
    const day = comingDay(request.day, now);
    const known = await findWatch(trx, { email, sku, day });
    if (known && known.mailed_at > now - hourMs) return;
    const mailbox = mailboxOf(email);
    const isNew = known?.state !== 'confirmed';
    if (isNew && (await countWatches(trx, mailbox)) >= maxOpen) return;
    if ((await takeUnverifiedMail(trx, { email, kind: 'watch', maxPerHour }, now)) > 0) return;
    if (known && !isNew) {
      await saveWatch(trx, { ...known, mailed_at: now });
      return sendWatchLetter(trx, services, { watch: known, about: 'already' });
    }
    const { token, hash } = newConfirmToken();
    const watch: WatchRow = {
      ...{ id: known?.id ?? newId(), email, mailbox, language, sku, day },
      ...{ state: 'pending', requested_at: now, confirmed_at: null, mailed_at: now },
      ...{ confirm_hash: hash, confirm_until: now + confirmWithinMs },
    };
    await saveWatch(trx, watch);
    return sendWatchLetter(trx, services, { watch, about: 'confirm', token });
  });
}

/** Makes a watch valid by the token of its mail, within seven days; the same token again changes nothing. Refuses every other with 410. */
export async function confirmWatch(services: Services, token: string): Promise<void> {
  const now = services.clock.now();
  await inTransaction(services.db, async (trx) => {
    const known = await findWatchByHash(trx, confirmHash(token));
    if (known?.state === 'confirmed') return;
    if (!known || known.confirm_until < now) throw new RestError(410, 'linkUsedUp');
    await saveWatch(trx, { ...known, state: 'confirmed', confirmed_at: now });
  });
}

/** Forgets a watch by the token every mail carries, as often as one likes; refuses tokens we did not make with 404. */
export async function endWatch(services: Services, token: string): Promise<void> {
  const id = endedBy('watch-end', token, services.tokenSecret);
  if (id === null) throw new RestError(404, 'notFound');
  await removeWatch(services.db, id);
}

/** Forgets the e-mails of those who did not confirm in time; how many there were. */
export function forgetUnconfirmedWatches({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<number> {
  return removePending(db, clock.now());
}

function comingDay(text: string, now: number): IsoDay | '' {
  if (text === '') return '';
  const day = parseIsoDay(text);
  const today = dayInBerlin(now);
  if (day === null || day <= today || day > addDays(today, latestDays))
    throw new RestError(400, 'invalidInput', { fields: ['day'] });
  return day;
}
