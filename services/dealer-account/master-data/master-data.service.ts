import {
  computeMasterDataChanges,
  hasMasterDataChanges,
} from '@/domain/dealer-account/master-data';
import {
  type FinderFields,
  type MasterData,
  type MasterDataFields,
  emptyFinderFields,
} from '@/domain/dealer-account/master-data';
import type { ShipmentMode } from '@/domain/delivery/shipment';
import type { Language } from '@/domain/locale/language';
import { type Database, inTransaction } from '../../database/database';
import { newId } from '../../database/sql-helpers';
import { getBrand } from '../../database/settings';
import { enqueueEmail } from '../../mail/outbox';
import { emptyInvoiceAddress } from '../../shop/address/address-model';
import type { DealerEntry } from '../../content/entries';
import { findInvoiceAddress } from '../../shop/address/address.repository';
import {
  findCustomer,
  getShipmentPreference,
  saveShipmentPreference,
} from '../../shop/customer/customer.repository';
import { RestError } from '../../rest/rest-error';
import type { RestServices } from '../../rest/rest-context';
import { findDealerEntry } from '../article-content';
import { requiredFinderFields } from './master-data-schema';
import { buildRequestReceivedEmail, buildReviewRequestEmail } from './master-data-email';
import {
  findNewestMasterDataRequest,
  findDealerProfile,
  findDealerShop,
  insertMasterDataRequest,
} from './master-data.repository';

type Services = Pick<RestServices, 'db' | 'clock' | 'content'>;

/** Returns a B2B customer's master data and the newest change request. */
export async function getMasterData(
  { db, content }: Pick<Services, 'db' | 'content'>,
  customerId: string,
): Promise<MasterData> {
  const customer = await findCustomer(db, customerId);
  const newest = await findNewestMasterDataRequest(db, customerId);
  return {
    customerNumber: customer?.customerNumber ?? '',
    current: await currentFields(db, customerId, content),
    request: newest && {
      ...{ id: newest.id, sentAt: newest.sentAt, state: newest.state },
      ...{ reviewedAt: newest.reviewedAt, reason: newest.reason, wanted: newest.wanted },
    },
    finderSlug: findDealerEntry(content(), customer)?.slug ?? null,
    deliveryWish: await getShipmentPreference(db, customerId),
  };
}

/**
 * Saves a change request and emails it to the team and the dealer, in one transaction. Nothing changes before the
 * review. Rejects with 409 while another request is under review and with 400 when nothing would change.
 */
export async function requestMasterDataChange(
  services: Services,
  customerId: string,
  { wanted: requested, language }: { wanted: MasterDataFields; language: Language },
): Promise<MasterData> {
  const { db, clock, content } = services;
  const missing = requiredFinderFields.filter((field) => requested[field] === '');
  await inTransaction(db, async (trx) => {
    const newest = await findNewestMasterDataRequest(trx, customerId);
    if (newest?.state === 'review') throw new RestError(409, 'underReview');
    const customer = await findCustomer(trx, customerId);
    if (!customer) throw new RestError(401, 'signIn');
    const hasEntry = findDealerEntry(content(), customer) !== null;
    if (hasEntry && missing.length > 0)
      throw new RestError(400, 'invalidInput', { fields: missing });
    const wanted = hasEntry ? requested : { ...requested, ...emptyFinderFields };
    const changes = computeMasterDataChanges(await currentFields(trx, customerId, content), wanted);
    if (!hasMasterDataChanges(changes)) throw new RestError(400, 'nothingChanged');

    const [now, id] = [clock.now(), newId()];
    await insertMasterDataRequest(trx, { id, customerId, language, wanted, now });
    const brand = await getBrand(trx);
    const request = { id, customer, wanted, changes, language };
    const [team, received] = [
      buildReviewRequestEmail(request),
      buildRequestReceivedEmail(request, brand),
    ];
    for (const { kind, recipient, letter } of [
      { kind: 'master-data', recipient: brand.email, letter: team },
      { kind: 'master-data-copy', recipient: customer.email, letter: received },
    ]) {
      await enqueueEmail(trx, { key: `${kind}:${id}`, recipient, content: letter }, brand, now);
    }
  });
  return getMasterData(services, customerId);
}

/**
 * Returns the current values: the invoice address, the profile, and the finder's entry where the profile has no value.
 */
async function currentFields(
  db: Database,
  customerId: string,
  content: RestServices['content'],
): Promise<MasterDataFields> {
  const customer = await findCustomer(db, customerId);
  const address = (await findInvoiceAddress(db, customerId)) ?? emptyInvoiceAddress;
  const profile = await findDealerProfile(db, customerId);
  const entry = findDealerEntry(content(), customer);
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
    ...(entry
      ? ((await findDealerShop(db, customerId)) ?? finderFields(entry))
      : emptyFinderFields),
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

/** Sets the dealer's default shipment preference of new baskets. */
export function updateShipmentPreference(
  { db }: Pick<Services, 'db'>,
  customerId: string,
  mode: ShipmentMode,
): Promise<void> {
  return saveShipmentPreference(db, customerId, mode);
}
