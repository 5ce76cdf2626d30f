import type { Language } from '@/domain/locale/language';
import { type Transaction, inTransaction } from '../database/database';
import { getBrand } from '../database/settings';
import { enqueueEmail } from '../mail/outbox';
import type { RestServices } from '../rest/rest-context';
import { createUnsubscribeToken } from '../mail/confirmation-tokens';
import { type StockAlertEmailKind, buildStockAlertEmail } from './stock-alert-email';
import {
  findAlertArticle,
  type StockAlertRow,
  listConfirmedStockAlerts,
  removeStockAlert,
  type ConfirmedStockAlert,
} from './stock-alerts.repository';
import { getAvailability } from '@/domain/availability/availability';
import { homeCountryId } from '@/domain/address/countries';
import { computeEstimatedDelivery } from '@/domain/delivery/estimated-delivery';
import { getParcelKind } from '@/domain/delivery/transit-days';
import { toBerlinDay, parseIsoDay } from '@/domain/time/day';
import { dayMs } from '@/domain/time/durations';
import { getStockAlertStatus } from '@/domain/stock-alert/stock-alert';
import { anonymousCaller, isVisibleTo } from '../shop/base/access-control';

type StockAlertEmailInput = {
  watch: Pick<StockAlertRow, 'id' | 'email' | 'language' | 'sku' | 'day'>;
  about: StockAlertEmailKind;
  /** Confirmation token; only in the first email. */
  token?: string;
};

/** Adds a stock alert email to the outbox, with the unsubscribe link in its text and header (RFC 8058). */
export async function sendStockAlertEmail(
  trx: Transaction,
  { siteUrl, tokenSecret, clock }: Pick<RestServices, 'siteUrl' | 'tokenSecret' | 'clock'>,
  { watch, about, token = '' }: StockAlertEmailInput,
): Promise<void> {
  const now = clock.now();
  const language: Language = watch.language === 'en' ? 'en' : 'de';
  const article = await findAlertArticle(trx, watch.sku, language);
  const end = createUnsubscribeToken('watch-end', watch.id, tokenSecret);
  const content = buildStockAlertEmail({
    ...{ language, about, sku: watch.sku, day: watch.day },
    title: article?.title ?? watch.sku,
    links: {
      confirm: `${siteUrl}/${language}/watch/confirm?token=${token}`,
      end: `${siteUrl}/${language}/watch/end?token=${end}`,
      article: `${siteUrl}/${language}${pathOf(article?.isSold ? article.pageOf : '', watch.sku)}`,
    },
  });
  const mail = {
    key: `watch-${about}:${watch.id}:${now}`,
    recipient: watch.email,
    content,
    unsubscribeUrl: `${siteUrl}/api/watches/one-click?token=${end}`,
  };
  await enqueueEmail(trx, mail, await getBrand(trx), now);
}

/** Returns the path of a product's page with the variant selected, or of the bike list for other ids. */
function pathOf(productId: string, sku: string): string {
  const [kind, ...slug] = productId.split('-');
  const rooms: Readonly<Record<string, string>> = { bike: 'bikes', acc: 'accessories' };
  const room = rooms[kind ?? ''];
  return room === undefined ? '/bikes' : `/${room}/${slug.join('-')}?variant=${sku}`;
}

type Services = Pick<RestServices, 'db' | 'clock' | 'siteUrl' | 'tokenSecret'>;

const chunk = 500;
/** Age at which an alert expires. Its owner then gets an email. */
const lapsesAfterMs = 365 * dayMs;

type News = 'reached' | 'gone' | 'missed' | 'lapsed';

/**
 * Emails everybody whose article is available, will arrive in time, will not arrive in time or is discontinued, and
 * deletes the alert in the same transaction, so that each email is sent once. Returns the number of emails.
 */
export async function notifyStockAlerts(services: Services): Promise<number> {
  let notified = 0;
  let rows = await listConfirmedStockAlerts(services.db, '', chunk);
  while (rows.length > 0) {
    for (const row of rows) if (await notifyCustomer(services, row)) notified += 1;
    rows = await listConfirmedStockAlerts(services.db, rows.at(-1)?.id ?? '', chunk);
  }
  return notified;
}

async function notifyCustomer(services: Services, row: ConfirmedStockAlert): Promise<boolean> {
  const about = newsOf(row, services.clock.now());
  if (about === null) return false;
  return inTransaction(services.db, async (trx) => {
    const isFirst = await removeStockAlert(trx, row.id);
    if (isFirst) await sendStockAlertEmail(trx, services, { watch: row, about });
    return isFirst;
  });
}

function newsOf(row: ConfirmedStockAlert, now: number): News | null {
  const today = toBerlinDay(now);
  const availability = getAvailability({
    stock: row.amount ?? 0,
    marmstock1: row.incoming1,
    marmstockDate1: row.incoming1_at === null ? null : toBerlinDay(row.incoming1_at),
    marmstock2: row.incoming2,
    marmstockDate2: row.incoming2_at === null ? null : toBerlinDay(row.incoming2_at),
  });
  const promise = computeEstimatedDelivery({
    availability,
    from: today,
    kind: getParcelKind([row.sku]),
    countryId: homeCountryId,
  });
  const verdict = getStockAlertStatus(
    { day: parseIsoDay(row.day) },
    {
      isSold: row.active === 1 && isVisibleTo(anonymousCaller, row),
      availability,
      arrivesBy: promise?.until ?? null,
    },
    today,
  );
  if (verdict !== 'wait') return verdict;
  return (row.confirmed_at ?? now) < now - lapsesAfterMs ? 'lapsed' : null;
}
