import { hourMs } from '@/domain/time/durations';
import type { Selectable } from 'kysely';
import type { Language } from '@/domain/language/detect-language';
import type { Database } from '../../database/database';
import type { Tables } from '../../database/tables';

/** How an order's money comes. */
type PaymentKind = 'online' | 'transfer' | 'invoice';

export interface PaymentModel {
  id: string;
  active: true;
  title: string;
  description: string;
  /** Gross cents with the home country's VAT. */
  costCents: number;
  /** Only customers of this group may pay so; null: everybody. */
  groupId: string | null;
  /** Dearer orders cannot be paid so; null: no bound. */
  maxTotalCents: number | null;
  /** Through the payment provider, by a transfer in advance, or after the goods. */
  kind: PaymentKind;
  /** How long the goods wait for the money, in milliseconds; null on invoice. */
  holdMs: number | null;
  /** The provider's names of what may be offered; none: all it has. */
  providerMethods: string[];
}

/** The payment with this id; null when there is none. */
export async function findPayment(
  db: Database,
  language: Language,
  id: string,
): Promise<PaymentModel | null> {
  const row = await db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toPayment(row, language) : null;
}

/** The payments of a country, in order. */
export async function findPaymentsOfCountry(
  db: Database,
  language: Language,
  countryId: string,
): Promise<PaymentModel[]> {
  const rows = await db
    .selectFrom('payment')
    .innerJoin('payment_country', 'payment_country.payment_id', 'payment.id')
    .selectAll('payment')
    .where('payment_country.country_id', '=', countryId)
    .orderBy('payment.position')
    .execute();
  return rows.map((row) => toPayment(row, language));
}

/** How long goods are kept for the money of a kind of payment, in milliseconds; null where its ways differ, or there is none. */
export async function findHoldMs(
  db: Database,
  kind: 'online' | 'transfer',
): Promise<number | null> {
  const rows = await db
    .selectFrom('payment')
    .select('hold_hours')
    .distinct()
    .where('kind', '=', kind)
    .execute();
  const [first] = rows;
  return rows.length === 1 && first && first.hold_hours > 0 ? first.hold_hours * hourMs : null;
}

function toPayment(row: Selectable<Tables['payment']>, language: Language): PaymentModel {
  const texts = {
    de: { title: row.title_de, description: row.description_de },
    en: { title: row.title_en, description: row.description_en },
  };
  return {
    id: row.id,
    active: true,
    ...texts[language],
    costCents: row.cost_cents,
    groupId: row.group_id,
    maxTotalCents: row.max_total_cents,
    kind: readKind(row.kind),
    holdMs: row.hold_hours === 0 ? null : row.hold_hours * hourMs,
    providerMethods: row.provider_methods.split(' ').filter((name) => name !== ''),
  };
}

function readKind(kind: string): PaymentKind {
  return kind === 'online' || kind === 'transfer' ? kind : 'invoice';
}
