import type { Language } from '@/domain/locale/language';
import { addDays, toBerlinDay, parseIsoDay } from '@/domain/time/day';
import { dayMs } from '@/domain/time/durations';
import type { DealerEntry } from '../content/entries';
import { RestError } from '../rest/rest-error';
import type { RestServices } from '../rest/rest-context';
import { findRequestByKey, removeRequestsBefore } from './requests.repository';
import { submitRequest } from './submit-request';
import { buildDealerEmail, getDealerLanguage, buildVisitorCopyEmail } from './test-ride-email';
import type { TestRideRequest } from './request-schemas';
import { insertTestRide } from './requests.repository';
import { isConfigurationOfSku, type RequestedBike, findRequestedBike } from './test-ride-bike';

/** A test ride not arranged within this period is considered abandoned. */
const forgetAfterMs = 90 * dayMs;
/** Maximum number of days in the future. */
const latestWishDays = 180;

type Services = Pick<RestServices, 'db' | 'clock' | 'content' | 'siteUrl'>;

/**
 * Saves a test ride request, emails it to the dealer with the visitor as reply address, and sends the visitor a copy,
 * in one transaction. Returns its id; a repeated key has no effect. Rejects a known key with different content with
 * 409, and the fifth request of an email address in an hour with 429. Rejects with 400 and the field name: an
 * unpublished or non-selling dealer, an unknown bike, a configuration of another bike, and a day that is not in the
 * allowed period.
 */
export function requestTestRide(services: Services, wish: TestRideRequest): Promise<string> {
  const { key, ...written } = wish;
  const { email } = written;
  return submitRequest(services, {
    ...{ kind: 'message', email, maxPerHour: 4 },
    content: Object.entries(written).sort(),
    find: (trx) => findRequestByKey(trx, 'test_ride_request', key),
    keep: async (trx, { id, now, contentHash, brand }) => {
      const dealer = sellingDealer(services, wish.dealerNumber);
      assertComing(wish.wish, now);
      if (!isConfigurationOfSku(wish)) refuseField('configuration');
      const bikeIn = async (language: Language): Promise<RequestedBike> =>
        (await findRequestedBike(trx, wish, language)) ??
        refuseField(wish.sku === '' ? 'bike' : 'sku');
      const asked = { wish, dealer, siteUrl: services.siteUrl };
      const toDealer = buildDealerEmail({
        ...asked,
        bike: await bikeIn(getDealerLanguage(dealer)),
      });
      const copy = buildVisitorCopyEmail({ ...asked, bike: await bikeIn(wish.language) }, brand);
      await insertTestRide(trx, {
        ...{ id, request_key: key, content_hash: contentHash, created_at: now },
        ...{ dealer_number: dealer.adrNumber, language: wish.language },
        ...{ bike: wish.bike, sku: wish.sku },
        ...{ name: wish.name, email, phone: wish.phone },
        ...{ wish: wish.wish, message: wish.message },
        ...{ leasing: wish.leasing, configuration: wish.configuration },
      });
      const dealerEmail = dealer.email ?? brand.email;
      return {
        kept: id,
        letters: [
          { about: 'test-ride', recipient: dealerEmail, replyTo: email, content: toDealer },
          { about: 'test-ride-copy', recipient: email, replyTo: dealerEmail, content: copy },
        ],
      };
    },
  });
}

/** Deletes requests older than 90 days and returns their number. */
export function removeOldTestRides({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  return removeRequestsBefore(db, 'test_ride_request', clock.now() - forgetAfterMs);
}

function sellingDealer({ content }: Pick<Services, 'content'>, number: string): DealerEntry {
  const dealer = content().dealers.find(({ adrNumber }) => adrNumber === number);
  return dealer && dealer.type !== 'servicePoint' ? dealer : refuseField('dealerNumber');
}

function assertComing(day: string, now: number): void {
  if (day === '') return;
  const wished = parseIsoDay(day);
  const today = toBerlinDay(now);
  if (wished === null || wished < today || wished > addDays(today, latestWishDays))
    refuseField('wish');
}

function refuseField(field: keyof TestRideRequest): never {
  throw new RestError(400, 'invalidInput', { fields: [field] });
}
