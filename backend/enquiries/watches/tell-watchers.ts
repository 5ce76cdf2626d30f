import { availabilityOf } from '@/domain/catalog/availability';
import { homeCountryId } from '@/domain/address/home-country';
import { promiseDelivery } from '@/domain/delivery/promise-delivery';
import { kindOfSkus } from '@/domain/delivery/road-days';
import { dayInBerlin, parseIsoDay } from '@/domain/time/day';
import { dayMs } from '@/domain/time/durations';
import { judgeWatch } from '@/domain/watch/judge-watch';
import { inTransaction } from '../../database/database';
import type { RestServices } from '../../rest/rest-services';
import { everybody, isVisibleTo } from '../../shop/base/visible-products';
import { sendWatchLetter } from './send-watch-letter';
import { listConfirmed, removeWatch, type WatchedRow } from './watches.repository';

type Services = Pick<RestServices, 'db' | 'clock' | 'siteUrl' | 'tokenSecret'>;

const chunk = 500;
/** Who has waited a year is told so, and watches no longer. */
const lapsesAfterMs = 365 * dayMs;

type News = 'reached' | 'gone' | 'missed' | 'lapsed';

/**
 * Writes to everybody whose article is there, comes in time, will not come in time or is discontinued, and forgets them in the same
 * step: each is told once. How many that were.
 */
export async function tellWatchers(services: Services): Promise<number> {
  let told = 0;
  let rows = await listConfirmed(services.db, '', chunk);
  while (rows.length > 0) {
    for (const row of rows) if (await tell(services, row)) told += 1;
    rows = await listConfirmed(services.db, rows.at(-1)?.id ?? '', chunk);
  }
  return told;
}

async function tell(services: Services, row: WatchedRow): Promise<boolean> {
  const about = newsOf(row, services.clock.now());
  if (about === null) return false;
  return inTransaction(services.db, async (trx) => {
    const isFirst = await removeWatch(trx, row.id);
    if (isFirst) await sendWatchLetter(trx, services, { watch: row, about });
    return isFirst;
  });
}

function newsOf(row: WatchedRow, now: number): News | null {
  const today = dayInBerlin(now);
  const availability = availabilityOf({
    stock: row.amount ?? 0,
    marmstock1: row.incoming1,
    marmstockDate1: row.incoming1_at === null ? null : dayInBerlin(row.incoming1_at),
    marmstock2: row.incoming2,
    marmstockDate2: row.incoming2_at === null ? null : dayInBerlin(row.incoming2_at),
  });
  const promise = promiseDelivery({
    availability,
    from: today,
    kind: kindOfSkus([row.sku]),
    countryId: homeCountryId,
  });
  const verdict = judgeWatch(
    { day: parseIsoDay(row.day) },
    {
      isSold: row.active === 1 && isVisibleTo(everybody, row),
      availability,
      arrivesBy: promise?.until ?? null,
    },
    today,
  );
  if (verdict !== 'wait') return verdict;
  return (row.confirmed_at ?? now) < now - lapsesAfterMs ? 'lapsed' : null;
}
