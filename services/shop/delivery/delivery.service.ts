import type { Language } from '@/domain/locale/language';
import type { Database } from '../../database/database';

const titleColumns = { de: 'title_de', en: 'title_en' } as const;

interface DeliveryMethodModel {
  id: string;
  title: string;
  position: number;
  isPickup: boolean;
}

export interface DeliveryOffer extends DeliveryMethodModel {
  /** Delivery cost in gross cents, including the home country's VAT. */
  cents: number;
  /** Value of the goods in cents from which delivery is free; null: never free. */
  freeFromCents: number | null;
}

/** The VAT data of the country to which goods are delivered. */
export interface DeliveryDestination {
  countryId: string;
  /** Hundredths of a percent. */
  vatRate: number;
  isEu: boolean;
}

/** Returns the delivery method with this id; null if there is none. */
export async function findDeliveryMethod(
  db: Database,
  language: Language,
  id: string,
): Promise<DeliveryMethodModel | null> {
  const row = await db
    .selectFrom('delivery_method')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row
    ? {
        id: row.id,
        title: row[titleColumns[language]],
        position: row.position,
        isPickup: row.is_pickup === 1,
      }
    : null;
}

/** Returns the delivery methods for this weight class and country with their costs, in display order. */
export async function selectDeliveryOffers(
  db: Database,
  language: Language,
  countryId: string,
  weightClass: string,
): Promise<DeliveryOffer[]> {
  const rows = await db
    .selectFrom('delivery_method')
    .innerJoin('delivery_cost', 'delivery_cost.delivery_method_id', 'delivery_method.id')
    .selectAll()
    .where('delivery_cost.country_id', '=', countryId)
    .where('delivery_cost.weight_class', '=', weightClass)
    .orderBy('delivery_method.position')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row[titleColumns[language]],
    position: row.position,
    isPickup: row.is_pickup === 1,
    cents: row.cents,
    freeFromCents: row.free_from_cents,
  }));
}

/** Returns a country's VAT data; null if we do not deliver there. */
export async function findDeliveryDestination(
  db: Database,
  countryId: string,
): Promise<DeliveryDestination | null> {
  const row = await db
    .selectFrom('vat_rate')
    .selectAll()
    .where('country_id', '=', countryId)
    .executeTakeFirst();
  return row ? { countryId: row.country_id, vatRate: row.rate, isEu: row.is_eu === 1 } : null;
}

export interface ShippingRateModel {
  isoAlpha2: string;
  weightClass: string;
  /** Delivery cost in gross cents, including the home country's VAT. */
  cents: number;
  /** Value of the goods in cents from which delivery is free; null: never free. */
  freeFromCents: number | null;
}

/**
 * Returns the delivery costs of all active countries for each weight class, in display order of the countries. If a
 * country has several delivery methods, the cost is that of the cheapest.
 */
export async function listShippingRates(db: Database): Promise<ShippingRateModel[]> {
  const rows = await db
    .selectFrom('delivery_cost')
    .innerJoin('delivery_method', 'delivery_method.id', 'delivery_cost.delivery_method_id')
    .innerJoin('country', 'country.id', 'delivery_cost.country_id')
    .select(['iso_alpha2', 'weight_class', 'cents', 'free_from_cents'])
    .where('is_pickup', '=', 0)
    .where('country.active', '=', 1)
    .orderBy('country.position')
    .orderBy('cents')
    .execute();
  const rates = new Map<string, ShippingRateModel>();
  for (const row of rows) {
    const key = `${row.iso_alpha2} ${row.weight_class}`;
    if (!rates.has(key))
      rates.set(key, {
        isoAlpha2: row.iso_alpha2,
        weightClass: row.weight_class,
        cents: row.cents,
        freeFromCents: row.free_from_cents,
      });
  }
  return [...rates.values()];
}

const classes = ['letter', 'parcel', 'bike'] as const;

type WeightClass = (typeof classes)[number];

/**
 * Returns the heaviest of these weight classes, which decides a basket's delivery method; `letter` if the list is
 * empty.
 */
export function getHeaviestClass(weightClasses: readonly string[]): WeightClass {
  const heaviest = Math.max(0, ...weightClasses.map((one) => classes.findIndex((c) => c === one)));
  return classes[heaviest] ?? 'letter';
}
