import type { MasterDataFields } from '@/domain/dealer-account/master-data';
import { type Database, inTransaction, type Transaction } from '../../database/database';
import type { Clock } from '../../platform/clock';
import { getBrand } from '../../database/settings';
import { enqueueEmail } from '../../mail/outbox';
import { emptyInvoiceAddress, type InvoiceAddressModel } from '../../shop/address/address-model';
import { findInvoiceAddress, saveInvoiceAddressRow } from '../../shop/address/address.repository';
import { findCustomer } from '../../shop/customer/customer.repository';
import type { VatChecker } from '../../shop/base/vat-checker';
import { buildReviewResultEmail } from './master-data-email';
import {
  findMasterDataRequest,
  saveDealerProfile,
  saveMasterDataReview,
  type MasterDataRequest,
} from './master-data.repository';

export interface MasterDataReview {
  /** The request's id or its beginning. */
  id: string;
  isAccepted: boolean;
  /** Sent to the dealer; must not be empty for a rejection. */
  reason: string;
}

/** Thrown when a request cannot be reviewed. The message is meant for the operator. */
export class MasterDataReviewError extends Error {
  override readonly name = 'MasterDataReviewError';
}

interface Services {
  db: Database;
  clock: Clock;
  vatChecker: VatChecker;
}

/**
 * Accepts a request, which updates the invoice address and the dealer's profile, or rejects it, and emails the dealer,
 * all in one transaction. Throws MasterDataReviewError when the request does not exist or was already reviewed.
 */
export async function reviewMasterDataRequest(
  { db, clock, vatChecker }: Services,
  { id, isAccepted, reason }: MasterDataReview,
): Promise<MasterDataRequest> {
  const found = await findMasterDataRequest(db, id);
  if (!found) throw new MasterDataReviewError(`There is no request ${id}, or more than one.`);
  const vat = await checkVat(vatChecker, found.wanted.vatId, clock.now());
  return inTransaction(db, async (trx) => {
    const request = await findMasterDataRequest(trx, found.id);
    const customer = await findCustomer(trx, found.customerId);
    if (!request || !customer)
      throw new MasterDataReviewError(`The customer of request ${id} no longer exists.`);
    if (request.state !== 'review')
      throw new MasterDataReviewError(`Request ${request.id} is ${request.state} already.`);
    const now = clock.now();
    if (isAccepted) await takeOver(trx, request, vat, now);
    await saveMasterDataReview(trx, request.id, {
      state: isAccepted ? 'accepted' : 'refused',
      reason,
      now,
    });
    const content = buildReviewResultEmail(request.language, { isAccepted, reason });
    const mail = { key: `master-data-review:${request.id}`, recipient: customer.email, content };
    await enqueueEmail(trx, mail, await getBrand(trx), now);
    return { ...request, state: isAccepted ? 'accepted' : 'refused', reason };
  });
}

type Vat = Pick<InvoiceAddressModel, 'vatID' | 'vatIDState' | 'vatIDCheckedAt'>;

/** Checks the VAT ID outside the transaction, as the register may be slow. */
async function checkVat(checker: VatChecker, vatId: string, now: number): Promise<Vat> {
  if (vatId === '') return { vatID: '', vatIDState: 'NONE', vatIDCheckedAt: null };
  const { state } = await checker.check(vatId);
  return { vatID: vatId, vatIDState: state, vatIDCheckedAt: now };
}

async function takeOver(
  trx: Transaction,
  { customerId, wanted }: MasterDataRequest,
  vat: Vat,
  now: number,
): Promise<void> {
  const old = (await findInvoiceAddress(trx, customerId)) ?? emptyInvoiceAddress;
  const { company, street, streetNumber, zipCode, city, phone } = wanted;
  const address: InvoiceAddressModel = {
    ...old,
    ...nameOf(wanted, old),
    ...{ company, street, streetNumber, zipCode, city, phone },
    ...(vat.vatID === old.vatID ? {} : vat),
  };
  await saveInvoiceAddressRow(trx, customerId, address, now);
  const { iban, email, website, openingHours } = wanted;
  const profile = { iban, email, website, openingHours: [...openingHours] };
  await saveDealerProfile(trx, customerId, profile, now);
}

/** Splits the contact's name: the last word is the family name. A single word leaves the first name unchanged. */
function nameOf(
  { contact }: MasterDataFields,
  old: InvoiceAddressModel,
): Pick<InvoiceAddressModel, 'firstName' | 'lastName'> {
  const words = contact.split(/\s+/).filter((word) => word !== '');
  const lastName = words.pop() ?? old.lastName;
  return { firstName: words.join(' ') || old.firstName, lastName };
}
