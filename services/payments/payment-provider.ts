import type { PaymentSessionData } from '@/domain/payment/payment-lifecycle';
import type { ShopServices } from '../shop/base/shop-context';
import type { ExternalShop } from './external-shop';

/** Input for creating a session. The same key always gives the same session. */
export interface CreateSessionInput {
  key: string;
  orderId: string;
  attemptId: string;
  /** Shown to the buyer next to the amount. */
  title: string;
  amountCents: number;
  email: string;
  language: 'de' | 'en';
  /** Payment methods that may be offered, by the provider's names. */
  methods: readonly string[];
  /** Epoch milliseconds. */
  expiresAt: number;
  successUrl: string;
  cancelUrl: string;
}

/** A session's current state at the provider. */
export interface ProviderSession extends PaymentSessionData {
  id: string;
  /** Null until it is paid. */
  intentId: string | null;
  /** URL of the payment page; null unless open. */
  url: string | null;
}

export interface ProviderRefund {
  id: string;
  state: 'pending' | 'succeeded' | 'failed';
}

/**
 * The object an event is about. The current state of a session or a refund is requested from the provider separately.
 */
export type PaymentEventObject =
  | { kind: 'session'; id: string }
  | { kind: 'refund'; id: string }
  | { kind: 'dispute'; intentId: string; isOver: boolean }
  | { kind: 'other' };

interface ProviderEvent {
  id: string;
  type: string;
  isLive: boolean;
  subject: PaymentEventObject;
}

/** Thrown for an event with an invalid or expired signature. */
export class InvalidEventSignatureError extends Error {
  override readonly name = 'InvalidEventSignatureError';
}

/** Thrown when the provider rejects a request permanently, so that retrying is useless. */
export class ProviderRejectionError extends Error {
  override readonly name = 'ProviderRejectionError';
}

/** Thrown when the provider rejects our key; the settings must be changed. */
export class InvalidProviderKeyError extends Error {
  override readonly name = 'InvalidProviderKeyError';
}

/** A payment provider. Calls without a response throw and may be retried. */
export interface PaymentProvider {
  /** True when real money is moved. */
  isLive: boolean;
  /**
   * Returns the account's enabled payment methods by the provider's names, or null when the key may not read them.
   * Throws InvalidProviderKeyError.
   */
  listEnabledMethods(): Promise<string[] | null>;
  createSession(wish: CreateSessionInput): Promise<ProviderSession>;
  getSession(sessionId: string): Promise<ProviderSession>;
  /** Expires an open session; returns one that is no longer open unchanged. */
  expireSession(sessionId: string): Promise<ProviderSession>;
  /** Refunds an amount of a payment, once per key. */
  refund(wish: { key: string; intentId: string; amountCents: number }): Promise<ProviderRefund>;
  getRefund(refundId: string): Promise<ProviderRefund>;
  /** Verifies and parses an event. Throws InvalidEventSignatureError. */
  parseEvent(body: string, signature: string, now: number): ProviderEvent;
}

/** Dependencies of the payments. */
export interface PaymentServices extends Pick<
  ShopServices,
  'db' | 'clock' | 'logger' | 'siteUrl' | 'tokenSecret' | 'payments'
> {
  provider: PaymentProvider;
  /** External shop whose orders are paid here; null when orders are placed in the embedded shop. */
  externalShop?: ExternalShop | null;
}
