import { giroCode } from '@/domain/payment/giro-code';
import type { Brand } from '../../demo-source/shop-file';

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
export function transferOf(
  { bank }: Brand,
  order: { orderNumber: number; totalCents: number },
): TransferDetails {
  const { holder, iban, bic } = bank;
  const reference = String(order.orderNumber);
  const amountCents = order.totalCents;
  const code = giroCode({ holder, iban, bic, amountCents, reference });
  return { holder, iban, bic, bank: bank.name, reference, amountCents, code };
}
