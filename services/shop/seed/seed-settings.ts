import type { Insertable } from 'kysely';
import { b2bGroupId } from '@/domain/customer/customer-type';
import type { Database } from '../../database/database';
import type { Tables } from '../../database/tables';
import type { ShopFile } from '../../demo-data/shop-schema';

const weightClasses = ['letter', 'parcel', 'bike'] as const;

/**
 * Inserts the brand, running numbers, countries, VAT, delivery methods, payment methods and vouchers. Runs in the
 * transaction that fills an empty database.
 */
export async function seedSettings(db: Database, shop: ShopFile): Promise<void> {
  await db
    .insertInto('setting')
    .values({ name: 'brand', value: JSON.stringify(shop.brand) })
    .execute();
  await db
    .insertInto('sequence')
    .values([
      { name: 'order', last: shop.numbers.order },
      { name: 'invoice', last: shop.numbers.invoice },
      { name: 'customer', last: shop.numbers.customer },
    ])
    .execute();
  await seedCountries(db, shop);
  await seedDeliveries(db, shop);
  await seedPayments(db, shop);
  await insertAll(shop.vouchers.map(toVoucherSeries), (rows) =>
    db.insertInto('voucher_series').values(rows).execute(),
  );
}

async function seedCountries(db: Database, { countries }: ShopFile): Promise<void> {
  await db
    .insertInto('country')
    .values(
      countries.map(({ id, title }, index) => ({
        id,
        iso_alpha2: id.toUpperCase(),
        title_de: title.de,
        title_en: title.en,
        position: index + 1,
        active: 1,
      })),
    )
    .execute();
  await db
    .insertInto('vat_rate')
    .values(
      countries.map(({ id, vatPercent }) => ({
        country_id: id,
        rate: Math.round((vatPercent ?? 0) * 100),
        is_eu: vatPercent === null ? 0 : 1,
      })),
    )
    .execute();
}

async function seedDeliveries(db: Database, shop: ShopFile): Promise<void> {
  await db
    .insertInto('delivery_method')
    .values(
      shop.deliveryMethods.map(({ id, title, pickup }, index) => ({
        id,
        title_de: title.de,
        title_en: title.en,
        position: index + 1,
        is_pickup: pickup ? 1 : 0,
      })),
    )
    .execute();
  const costs = shop.deliveryMethods.flatMap(({ id, costs }) =>
    costs.flatMap((cost) =>
      countriesOf(shop, cost.countries).flatMap((countryId) =>
        weightClasses.flatMap((weightClass) => {
          const price = cost[weightClass];
          if (!price) return [];
          return [
            {
              delivery_method_id: id,
              country_id: countryId,
              weight_class: weightClass,
              cents: price.cents,
              free_from_cents: price.freeFrom ?? null,
            },
          ];
        }),
      ),
    ),
  );
  await insertAll(costs, (rows) => db.insertInto('delivery_cost').values(rows).execute());
}

async function seedPayments(db: Database, shop: ShopFile): Promise<void> {
  await db
    .insertInto('payment')
    .values(
      shop.payments.map((payment, index) => ({
        id: payment.id,
        title_de: payment.title.de,
        title_en: payment.title.en,
        description_de: payment.description.de,
        description_en: payment.description.en,
        position: index + 1,
        cost_cents: payment.costCents,
        group_id: payment.b2bOnly ? b2bGroupId : null,
        max_total_cents: payment.maxTotalCents ?? null,
        kind: payment.kind,
        hold_hours: payment.holdHours ?? 0,
        provider_methods: payment.providerMethods.join(' '),
      })),
    )
    .execute();
  const countries = shop.payments.flatMap(({ id, countries }) =>
    countriesOf(shop, countries).map((countryId) => ({ payment_id: id, country_id: countryId })),
  );
  await insertAll(countries, (rows) => db.insertInto('payment_country').values(rows).execute());
}

function toVoucherSeries(
  voucher: ShopFile['vouchers'][number],
): Insertable<Tables['voucher_series']> {
  return {
    id: `series-${voucher.number.toLowerCase()}`,
    number: voucher.number,
    kind: voucher.cents === undefined ? 'percent' : 'amount',
    value: voucher.cents ?? Math.round((voucher.percent ?? 0) * 100),
    minimum_cents: voucher.minimumCents,
    once_per_customer: voucher.oncePerCustomer ? 1 : 0,
    max_uses: voucher.maxUses ?? null,
    valid_from: voucher.validFrom ?? null,
    valid_until: voucher.validUntil ?? null,
    audience: voucher.audience,
  };
}

function countriesOf(shop: ShopFile, selection: 'all' | string[]): string[] {
  return selection === 'all' ? shop.countries.map(({ id }) => id) : selection;
}

async function insertAll<Row>(
  rows: Row[],
  insert: (rows: Row[]) => Promise<unknown>,
): Promise<void> {
  if (rows.length > 0) await insert(rows);
}
