import { z } from 'zod';
import type {
  FinderFields,
  MasterDataFields,
  MasterDataChangeRequest,
  OpeningHoursEntry,
} from '@/domain/dealer-account/master-data';
import type { DealerOverride } from '../../content/dealer-overrides';
import type { Language } from '@/domain/locale/language';
import type { Database, Transaction } from '../../database/database';

export interface DealerProfile {
  iban: string;
  /** Empty when the account's email address applies. */
  email: string;
  website: string;
  /** Null when the opening hours of the finder's entry apply. */
  openingHours: OpeningHoursEntry[] | null;
}

export interface MasterDataRequest extends MasterDataChangeRequest {
  customerId: string;
  language: Language;
}

const openingHours = z.array(
  z.object({
    days: z.array(z.enum(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'])),
    opens: z.string(),
    closes: z.string(),
  }),
);

/** Parses stored opening hours. Throws when the row is damaged. */
const parseOpeningHours = (json: string | null): OpeningHoursEntry[] | null =>
  json === null ? null : openingHours.parse(JSON.parse(json));

const text = z.string();
/** Requests from before the finder fields existed do not contain them. */
const textColumn = text.default('');
const finder = z.object({
  ...{
    finderName: textColumn,
    finderStreet: textColumn,
    finderStreetNumber: textColumn,
    finderZipCode: textColumn,
  },
  ...{ finderCity: textColumn, finderPhone: textColumn, finderEmail: textColumn },
});
const wanted = z.object({
  ...finder.shape,
  ...{ company: text, contact: text, street: text, streetNumber: text, zipCode: text, city: text },
  ...{ phone: text, email: text, website: text, vatId: text, iban: text, openingHours },
});

const states = z.enum(['review', 'accepted', 'refused']);
const languages = z.enum(['de', 'en']);

/** Returns a dealer's stored profile (IBAN, email, website, opening hours), or null. */
export async function findDealerProfile(
  db: Database,
  customerId: string,
): Promise<DealerProfile | null> {
  const row = await db
    .selectFrom('dealer_profile')
    .selectAll()
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row
    ? {
        iban: row.iban,
        email: row.email,
        website: row.website,
        openingHours: parseOpeningHours(row.opening_hours),
      }
    : null;
}

/** Creates or overwrites the profile. */
export async function saveDealerProfile(
  trx: Transaction,
  customerId: string,
  { iban, email, website, openingHours: hours }: DealerProfile,
  now: number,
): Promise<void> {
  const row = {
    ...{ iban, email, website },
    opening_hours: hours && JSON.stringify(hours),
    updated_at: now,
  };
  await trx
    .insertInto('dealer_profile')
    .values({ ...row, customer_id: customerId })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(row))
    .execute();
}

/** Returns a customer's newest request, or null. */
export async function findNewestMasterDataRequest(
  db: Database,
  customerId: string,
): Promise<MasterDataRequest | null> {
  const row = await requests(db)
    .where('customer_id', '=', customerId)
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  return row ? toRequest(row) : null;
}

/** Returns the request whose id starts with `idStart`. Returns null when there is none or more than one. */
export async function findMasterDataRequest(
  db: Database,
  idStart: string,
): Promise<MasterDataRequest | null> {
  const rows = await requests(db)
    .where(({ eb, fn, val }) => eb(fn('substr', ['id', val(1), val(idStart.length)]), '=', idStart))
    .limit(2)
    .execute();
  const [row] = rows;
  return row && rows.length === 1 ? toRequest(row) : null;
}

/** Lists the requests that are not reviewed yet, oldest first. */
export async function listRequestsUnderReview(db: Database): Promise<MasterDataRequest[]> {
  const rows = await requests(db).where('state', '=', 'review').orderBy('sent_at').execute();
  return rows.map(toRequest);
}

/** Saves a new request as under review. */
export async function insertMasterDataRequest(
  trx: Transaction,
  request: {
    id: string;
    customerId: string;
    language: Language;
    wanted: MasterDataFields;
    now: number;
  },
): Promise<void> {
  await trx
    .insertInto('master_data_request')
    .values({
      id: request.id,
      customer_id: request.customerId,
      language: request.language,
      requested_data: JSON.stringify(request.wanted),
      sent_at: request.now,
      state: 'review',
      reviewed_at: null,
    })
    .execute();
}

export async function saveMasterDataReview(
  trx: Transaction,
  id: string,
  review: { state: 'accepted' | 'refused'; reason: string; now: number },
): Promise<void> {
  await trx
    .updateTable('master_data_request')
    .set({ state: review.state, reason: review.reason, reviewed_at: review.now })
    .where('id', '=', id)
    .execute();
}

const requests = (db: Database) => db.selectFrom('master_data_request').selectAll();

function toRequest(row: Awaited<ReturnType<ReturnType<typeof requests>['execute']>>[number]) {
  return {
    id: row.id,
    customerId: row.customer_id,
    language: languages.parse(row.language),
    sentAt: new Date(row.sent_at).toISOString(),
    state: states.parse(row.state),
    reviewedAt: row.reviewed_at === null ? null : new Date(row.reviewed_at).toISOString(),
    reason: row.reason,
    wanted: wanted.parse(JSON.parse(row.requested_data)),
  };
}

/** Returns the dealer's shop as of the newest accepted request, or null when none contains it. */
export async function findDealerShop(
  db: Database,
  customerId: string,
): Promise<FinderFields | null> {
  const rows = await acceptedRequests(db).where('customer_id', '=', customerId).execute();
  return (
    rows.map(({ requested_data: json }) => finder.parse(JSON.parse(json))).find(hasFinderName) ??
    null
  );
}

/** Returns the accepted details of all dealers by the number of their entry in the finder. */
export async function listDealerOverrides(db: Database): Promise<Map<string, DealerOverride>> {
  const profiles = await db
    .selectFrom('dealer_profile')
    .innerJoin('customer', 'customer.id', 'dealer_profile.customer_id')
    .where('customer.dealer_number', 'is not', null)
    .select([
      ...(['customer.dealer_number', 'dealer_profile.opening_hours'] as const),
      ...(['dealer_profile.website', 'dealer_profile.customer_id'] as const),
    ])
    .orderBy('dealer_profile.updated_at')
    .execute();
  const shops = new Map<string, FinderFields>();
  for (const { customer_id, requested_data: json } of await acceptedRequests(db).execute()) {
    const fields = finder.parse(JSON.parse(json));
    if (hasFinderName(fields) && !shops.has(customer_id)) shops.set(customer_id, fields);
  }
  return new Map(
    profiles.map(({ dealer_number, opening_hours, website, customer_id }) => [
      dealer_number ?? '',
      {
        openingHours: parseOpeningHours(opening_hours),
        shop: shops.get(customer_id) ?? null,
        website,
      },
    ]),
  );
}

const acceptedRequests = (db: Database) =>
  requests(db).where('state', '=', 'accepted').orderBy('reviewed_at', 'desc').orderBy('id');

const hasFinderName = ({ finderName }: FinderFields) => finderName !== '';
