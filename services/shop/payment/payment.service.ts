import { hourMs } from '@/domain/time/durations';
import type { Selectable } from 'kysely';
import type { Language } from '@/domain/locale/language';
import type { Database } from '../../database/database';
import type { Tables } from '../../database/tables';
import { homeCountryId } from '@/domain/address/countries';
import { isInstallmentMethod } from '@/domain/payment/installments';
import type { ShopContext } from '../base/shop-context';
import { buildGiroCode } from '@/domain/payment/bank-transfer';
import type { Brand } from '../../demo-data/shop-schema';

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
export async function listCountryPayments(
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
export async function findPaymentHoldMs(
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

/**
 * The ways in which everybody at home may pay in parts, in the shop's own words: those that its settings name and the provider takes.
 * Totals are in whole cents; null means without a bound.
 */
export async function listInstallmentPlans({
  db,
  language,
  payments,
}: Pick<ShopContext, 'db' | 'language' | 'payments'>): Promise<
  { title: string; description: string; maxTotalCents: number | null }[]
> {
  const offered = await listCountryPayments(db, language, homeCountryId);
  return offered
    .filter(
      ({ groupId, kind, providerMethods }) =>
        groupId === null &&
        kind === 'online' &&
        isInstallmentMethod(providerMethods) &&
        payments.canAccept(providerMethods),
    )
    .map(({ title, description, maxTotalCents }) => ({ title, description, maxTotalCents }));
}

/** Where and how the money of an order is transferred in advance. */
export interface TransferDetails {
  holder: string;
  iban: string;
  bic: string;
  bank: string;
  /** What the payer writes: the order's number. */
  reference: string;
  amountCents: number;
  /** The text of the GiroCode; null when none can be made of the house's bank details. */
  code: string | null;
}

/** The transfer that pays an order. */
export function getTransferDetails(
  { bank }: Brand,
  order: { orderNumber: number; totalCents: number },
): TransferDetails {
  const { holder, iban, bic } = bank;
  const reference = String(order.orderNumber);
  const amountCents = order.totalCents;
  const code = buildGiroCode({ holder, iban, bic, amountCents, reference });
  return { holder, iban, bic, bank: bank.name, reference, amountCents, code };
}
