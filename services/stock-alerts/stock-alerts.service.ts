import { toMailbox } from '@/domain/customer/email-address';
import type { Language } from '@/domain/locale/language';
import { addDays, toBerlinDay, type IsoDay, parseIsoDay } from '@/domain/time/day';
import { dayMs, hourMs } from '@/domain/time/durations';
import { inTransaction } from '../database/database';
import { newId } from '../database/sql-helpers';
import { consumeUnverifiedMail } from '../mail/recipient-rate-limits';
import { RestError } from '../rest/rest-error';
import type { RestServices } from '../rest/rest-context';
import {
  hashConfirmationToken,
  parseUnsubscribeToken,
  createConfirmationToken,
} from '../mail/confirmation-tokens';
import { sendStockAlertEmail } from './notify-stock-alerts';
import {
  countStockAlerts,
  findAlertArticle,
  findStockAlert,
  findStockAlertByHash,
  removeUnconfirmedStockAlerts,
  removeStockAlert,
  saveStockAlert,
  type StockAlertRow,
} from './stock-alerts.repository';

type Services = Pick<RestServices, 'db' | 'clock' | 'siteUrl' | 'tokenSecret'>;

interface Request {
  /** Lower case. */
  email: string;
  language: Language;
  sku: string;
  day: string;
}

const confirmWithinMs = 7 * dayMs;
/** Maximum number of days between the request and the day the article is needed. */
const latestDays = 365;
/** Limits per mailbox, as each request sends an email to an unverified address. */
const maxOpen = 10;
const maxPerHour = 4;

/**
 * Sends the confirmation email (double opt-in). The caller cannot see whether the address is known: an existing alert
 * is mentioned by email only, and requests above the limit are ignored. Rejects an article that is not publicly sold
 * and a day outside the allowed period with 400 and the field name.
 */
export async function requestStockAlert(services: Services, request: Request): Promise<void> {
  const { email, language, sku } = request;
  const now = services.clock.now();
  await inTransaction(services.db, async (trx) => {
    const article = await findAlertArticle(trx, sku, language);
    if (!article?.isSold) throw new RestError(400, 'invalidInput', { fields: ['sku'] });
    const day = comingDay(request.day, now);
    const known = await findStockAlert(trx, { email, sku, day });
    if (known && known.mailed_at > now - hourMs) return;
    const mailbox = toMailbox(email);
    const isNew = known?.state !== 'confirmed';
    if (isNew && (await countStockAlerts(trx, mailbox)) >= maxOpen) return;
    if ((await consumeUnverifiedMail(trx, { email, kind: 'watch', maxPerHour }, now)) > 0) return;
    if (known && !isNew) {
      await saveStockAlert(trx, { ...known, mailed_at: now });
      return sendStockAlertEmail(trx, services, { watch: known, about: 'already' });
    }
    const { token, hash } = createConfirmationToken();
    const watch: StockAlertRow = {
      ...{ id: known?.id ?? newId(), email, mailbox, language, sku, day },
      ...{ state: 'pending', requested_at: now, confirmed_at: null, mailed_at: now },
      ...{ confirm_hash: hash, confirm_until: now + confirmWithinMs },
    };
    await saveStockAlert(trx, watch);
    return sendStockAlertEmail(trx, services, { watch, about: 'confirm', token });
  });
}

/**
 * Confirms an alert by the token of its email, within seven days; a repeated token changes nothing. Rejects other
 * tokens with 410.
 */
export async function confirmStockAlert(services: Services, token: string): Promise<void> {
  const now = services.clock.now();
  await inTransaction(services.db, async (trx) => {
    const known = await findStockAlertByHash(trx, hashConfirmationToken(token));
    if (known?.state === 'confirmed') return;
    if (!known || known.confirm_until < now) throw new RestError(410, 'linkUsedUp');
    await saveStockAlert(trx, { ...known, state: 'confirmed', confirmed_at: now });
  });
}

/** Deletes an alert by the token in every email; can be repeated. Rejects invalid tokens with 404. */
export async function cancelStockAlert(services: Services, token: string): Promise<void> {
  const id = parseUnsubscribeToken('watch-end', token, services.tokenSecret);
  if (id === null) throw new RestError(404, 'notFound');
  await removeStockAlert(services.db, id);
}

/** Deletes alerts that were not confirmed in time. Returns their number. */
export function removeExpiredStockAlerts({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<number> {
  return removeUnconfirmedStockAlerts(db, clock.now());
}

function comingDay(text: string, now: number): IsoDay | '' {
  if (text === '') return '';
  const day = parseIsoDay(text);
  const today = toBerlinDay(now);
  if (day === null || day <= today || day > addDays(today, latestDays))
    throw new RestError(400, 'invalidInput', { fields: ['day'] });
  return day;
}
