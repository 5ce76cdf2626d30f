import type { PaymentState } from '@/domain/payment/payment-state';
import type { Database } from '../../database/database';

/** What is known of an order whose money is asked after. */
export interface OrderMoney {
  id: string;
  paymentId: string;
  cancelled: boolean;
  paidAt: number | null;
  totalCents: number;
}

/** Money that is to go back to the buyer. */
export interface GiveBackWish {
  order: OrderMoney;
  /** Null: everything that is left of what was paid. */
  amountCents: number | null;
  /** What it follows from, such as `withdrawal:<id>`: the same key gives back once. */
  key: string;
}

/**
 * What becomes of such a wish: it goes the way it came, through the provider (`sent`); a person has to transfer it, since it came
 * by transfer (`byHand`); or there is nothing left of it, or it was never paid (`nothing`). Cents.
 */
export type GivenBack = { kind: 'sent' | 'byHand'; amountCents: number } | { kind: 'nothing' };

/** What the areas below and beside payments ask of it. */
export interface ShopPayments {
  /** Where the money of an order is now. */
  stateOf(db: Database, order: OrderMoney): Promise<PaymentState>;
  /** True when one of the provider's means of payment can be taken at the moment; without names: any of them. */
  canTake(providerMethods: readonly string[]): boolean;
  /**
   * Writes down, in the caller's transaction, that money goes back; it is sent afterwards, once, whatever ends in between, and the
   * buyer is written to when it has gone. Never more than is left; throws RangeError for less than a cent or more than that.
   */
  giveBack(trx: Database, wish: GiveBackWish, now: number): Promise<GivenBack>;
}
