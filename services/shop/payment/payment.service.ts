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

/** online: through the payment provider; transfer: by bank transfer in advance; invoice: after the delivery. */
type PaymentKind = 'online' | 'transfer' | 'invoice';

export interface PaymentModel {
  id: string;
  active: true;
  title: string;
  description: string;
  /** Gross cents including the home country's VAT. */
  costCents: number;
  /** Only customers of this group may use it; null: all customers. */
  groupId: string | null;
  /** Maximum order total in cents; null: no limit. */
  maxTotalCents: number | null;
  /** Decides how and when the order is paid. */
  kind: PaymentKind;
  /** Time the goods are reserved until payment, in milliseconds; null for invoice. */
  holdMs: number | null;
  /** The provider's names of the methods to offer; empty: all of them. */
  providerMethods: string[];
}

/** Returns the payment method with this id; null if there is none. */
export async function findPayment(
  db: Database,
  language: Language,
  id: string,
): Promise<PaymentModel | null> {
  const row = await db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toPayment(row, language) : null;
}

/** Returns the payment methods offered in a country, in display order. */
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

/**
 * Returns the time goods are reserved for orders with this kind of payment, in milliseconds; null if its methods have
 * different times, or there are none.
 */
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
 * Returns the payment methods available to everybody in the home country for paying in installments, with the shop's
 * texts: those that are configured and supported by the provider. Totals are in whole cents; null means no limit.
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

/** The bank details and amount for paying an order by transfer in advance. */
export interface TransferDetails {
  holder: string;
  iban: string;
  bic: string;
  bank: string;
  /** The payment reference: the order number. */
  reference: string;
  amountCents: number;
  /** The text of the GiroCode; null if the shop's bank details are not sufficient for one. */
  code: string | null;
}

/** Returns the bank details, payment reference and amount for paying an order by bank transfer. */
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
