import type { Language } from '@/domain/locale/language';
import { addDays, toBerlinDay, parseIsoDay } from '@/domain/time/day';
import { dayMs } from '@/domain/time/durations';
import type { DealerEntry } from '../content/entries';
import { RestError } from '../rest/rest-error';
import type { RestServices } from '../rest/rest-context';
import {
  findCustomerRequestByKey,
  removeCustomerRequestsBefore,
} from './customer-requests.repository';
import { submitCustomerRequest } from './submit-customer-request';
import { buildDealerEmail, getDealerLanguage, buildVisitorCopyEmail } from './test-ride-email';
import type { TestRideRequest } from './customer-request-schemas';
import { insertTestRide } from './customer-requests.repository';
import { isConfigurationOfSku, type RequestedBike, findRequestedBike } from './test-ride-bike';

/** A test ride not arranged within this period is considered abandoned. */
const forgetAfterMs = 90 * dayMs;
/** Maximum number of days between the request and the preferred day. */
const maxDaysAhead = 180;

type Services = Pick<RestServices, 'db' | 'clock' | 'content' | 'siteUrl'>;

/**
 * Saves a test ride request, emails it to the dealer with the visitor as reply address, and sends the visitor a copy,
 * in one transaction. Returns the request's id; a repeated key has no effect. Rejects a known key with different
 * content with 409, and the fifth request of an email address in an hour with 429. Rejects with 400 and the field name:
 * an unpublished or non-selling dealer, an unknown bike, a configuration of another bike, and a day that is not in the
 * allowed period.
 */
export function requestTestRide(services: Services, testRide: TestRideRequest): Promise<string> {
  const { key, ...written } = testRide;
  const { email } = written;
  return submitCustomerRequest(services, {
    ...{ kind: 'message', email, maxPerHour: 4 },
    content: Object.entries(written).sort(),
    find: (trx) => findCustomerRequestByKey(trx, 'test_ride_request', key),
    store: async (trx, { id, now, contentHash, brand }) => {
      const dealer = sellingDealer(services, testRide.dealerNumber);
      assertComing(testRide.wish, now);
      if (!isConfigurationOfSku(testRide)) rejectField('configuration');
      const bikeIn = async (language: Language): Promise<RequestedBike> =>
        (await findRequestedBike(trx, testRide, language)) ??
        rejectField(testRide.sku === '' ? 'bike' : 'sku');
      const input = { request: testRide, dealer, siteUrl: services.siteUrl };
      const toDealer = buildDealerEmail({
        ...input,
        bike: await bikeIn(getDealerLanguage(dealer)),
      });
      const copy = buildVisitorCopyEmail(
        { ...input, bike: await bikeIn(testRide.language) },
        brand,
      );
      await insertTestRide(trx, {
        ...{ id, request_key: key, content_hash: contentHash, created_at: now },
        ...{ dealer_number: dealer.adrNumber, language: testRide.language },
        ...{ bike: testRide.bike, sku: testRide.sku },
        ...{ name: testRide.name, email, phone: testRide.phone },
        ...{ requested_date: testRide.wish, message: testRide.message },
        ...{ leasing: testRide.leasing, configuration: testRide.configuration },
      });
      const dealerEmail = dealer.email ?? brand.email;
      return {
        stored: id,
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
  return removeCustomerRequestsBefore(db, 'test_ride_request', clock.now() - forgetAfterMs);
}

function sellingDealer({ content }: Pick<Services, 'content'>, number: string): DealerEntry {
  const dealer = content().dealers.find(({ adrNumber }) => adrNumber === number);
  return dealer && dealer.type !== 'servicePoint' ? dealer : rejectField('dealerNumber');
}

function assertComing(day: string, now: number): void {
  if (day === '') return;
  const requestedDay = parseIsoDay(day);
  const today = toBerlinDay(now);
  if (requestedDay === null || requestedDay < today || requestedDay > addDays(today, maxDaysAhead))
    rejectField('wish');
}

function rejectField(field: keyof TestRideRequest): never {
  throw new RestError(400, 'invalidInput', { fields: [field] });
}
