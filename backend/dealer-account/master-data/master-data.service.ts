import { compareMasterData, hasChanges } from '@/domain/b2b/compare-master-data';
import {
  type FinderFields,
  type MasterData,
  type MasterDataFields,
  noFinderFields,
} from '@/domain/b2b/master-data';
import type { Language } from '@/domain/language/detect-language';
import { type Database, inTransaction } from '../../database/database';
import { newId } from '../../database/ids';
import { readBrand } from '../../mail/brand';
import { enqueueLetter } from '../../mail/enqueue-letter';
import { emptyInvoiceAddress } from '../../shop/address/address-model';
import type { DealerEntry } from '../../content/entries';
import { findInvoiceAddress } from '../../shop/address/address.service';
import { findCustomer, findDeliveryWish } from '../../shop/customer/customer.service';
import { RestError } from '../../rest/rest-error';
import type { RestServices } from '../../rest/rest-services';
import { dealerEntry } from '../dealer-entry';
import { neededOfEntry } from './master-data-input';
import { receivedLetter, teamLetter } from './master-data-letters';
import {
  findNewestRequest,
  findProfile,
  findToldShop,
  insertMasterDataRequest,
} from './master-data.repository';

type Services = Pick<RestServices, 'db' | 'clock' | 'content'>;

/** What is known of a b2b customer, and the newest request to change it. */
export async function readMasterData(
  { db, content }: Pick<Services, 'db' | 'content'>,
  customerId: string,
): Promise<MasterData> {
  const customer = await findCustomer(db, customerId);
  const newest = await findNewestRequest(db, customerId);
  return {
    customerNumber: customer?.customerNumber ?? '',
    current: await currentFields(db, customerId, content),
    request: newest && {
      ...{ id: newest.id, sentAt: newest.sentAt, state: newest.state },
      ...{ reviewedAt: newest.reviewedAt, reason: newest.reason, wanted: newest.wanted },
    },
    finderSlug: dealerEntry(content(), customer)?.slug ?? null,
    deliveryWish: await findDeliveryWish(db, customerId),
  };
}

/**
 * Takes a wish for other master data and mails it to the team and the dealer, in one transaction. Nothing changes before somebody has
 * reviewed it. Refuses a second one under review with 409, and one that changes nothing with 400.
 */
export async function requestMasterData(
  services: Services,
  customerId: string,
  { wanted: asked, language }: { wanted: MasterDataFields; language: Language },
): Promise<MasterData> {
  const { db, clock, content } = services;
  const missing = neededOfEntry.filter((field) => asked[field] === '');
  await inTransaction(db, async (trx) => {
    const newest = await findNewestRequest(trx, customerId);
    if (newest?.state === 'review') throw new RestError(409, 'underReview');
    const customer = await findCustomer(trx, customerId);
    if (!customer) throw new RestError(401, 'signIn');
    const hasEntry = dealerEntry(content(), customer) !== null;
    if (hasEntry && missing.length > 0)
      throw new RestError(400, 'invalidInput', { fields: missing });
    const wanted = hasEntry ? asked : { ...asked, ...noFinderFields };
    const changes = compareMasterData(await currentFields(trx, customerId, content), wanted);
    if (!hasChanges(changes)) throw new RestError(400, 'nothingChanged');

    const [now, id] = [clock.now(), newId()];
    await insertMasterDataRequest(trx, { id, customerId, language, wanted, now });
    const brand = await readBrand(trx);
    const told = { id, customer, wanted, changes, language };
    const [team, received] = [teamLetter(told), receivedLetter(told, brand)];
    for (const { kind, recipient, letter } of [
      { kind: 'master-data', recipient: brand.email, letter: team },
      { kind: 'master-data-copy', recipient: customer.email, letter: received },
    ]) {
      await enqueueLetter(trx, { key: `${kind}:${id}`, recipient, letter }, brand, now);
    }
  });
  return readMasterData(services, customerId);
}

/** What holds now: the invoice address, the profile, and the finder's entry where the profile says nothing. */
async function currentFields(
  db: Database,
  customerId: string,
  content: RestServices['content'],
): Promise<MasterDataFields> {
  const customer = await findCustomer(db, customerId);
  const address = (await findInvoiceAddress(db, customerId)) ?? emptyInvoiceAddress;
  const profile = await findProfile(db, customerId);
  const entry = dealerEntry(content(), customer);
  return {
    company: address.company,
    contact: `${address.firstName} ${address.lastName}`.trim(),
    street: address.street,
    streetNumber: address.streetNumber,
    zipCode: address.zipCode,
    city: address.city,
    phone: address.phone,
    email: profile?.email || (customer?.email ?? ''),
    website: profile ? profile.website : (entry?.website ?? ''),
    vatId: address.vatID,
    iban: profile?.iban ?? '',
    openingHours: profile?.openingHours ?? entry?.openingHours ?? [],
    ...(entry ? ((await findToldShop(db, customerId)) ?? finderFields(entry)) : noFinderFields),
  };
}

function finderFields(entry: DealerEntry): FinderFields {
  return {
    finderName: entry.name,
    finderStreet: entry.street,
    finderStreetNumber: entry.strNumber,
    finderZipCode: entry.zip,
    finderCity: entry.city,
    finderPhone: entry.phone ?? '',
    finderEmail: entry.email ?? '',
  };
}
