import type { PaymentSessionFacts } from '@/domain/payment/payment-lifecycle';
import type { ShopServices } from '../shop/base/shop-context';
import type { ExternalShop } from './external-shop';

/** What a provider is asked to collect. The same key means the same session, however often it is asked. */
export interface CreateSessionInput {
  key: string;
  orderId: string;
  attemptId: string;
  /** What the buyer reads beside the amount. */
  title: string;
  amountCents: number;
  email: string;
  language: 'de' | 'en';
  /** The provider's names of the means of payment that may be offered. */
  methods: readonly string[];
  /** Epoch milliseconds. */
  expiresAt: number;
  successUrl: string;
  cancelUrl: string;
}

/** A session as the provider tells of it now. */
export interface ProviderSession extends PaymentSessionFacts {
  id: string;
  /** Null before anybody has paid. */
  intentId: string | null;
  /** Where the buyer pays; null unless it is open. */
  url: string | null;
}

export interface ProviderRefund {
  id: string;
  state: 'pending' | 'succeeded' | 'failed';
}

/** What an event is about; the provider is asked how things stand. */
export type EventSubject =
  | { kind: 'session'; id: string }
  | { kind: 'refund'; id: string }
  | { kind: 'dispute'; intentId: string; isOver: boolean }
  | { kind: 'other' };

interface ProviderEvent {
  id: string;
  type: string;
  isLive: boolean;
  subject: EventSubject;
}

/** An event without the provider's signature, or one that is too old. */
export class InvalidEventSignature extends Error {
  override readonly name = 'InvalidEventSignature';
}

/** The provider refuses for good: asking again with the same wish will not help. */
export class ProviderRejection extends Error {
  override readonly name = 'ProviderRejection';
}

/** The provider does not know our key, or not any more: a person has to change the settings. */
export class InvalidProviderKey extends Error {
  override readonly name = 'InvalidProviderKey';
}

/** Who collects the money. Calls that fail without an answer throw and may be made again. */
export interface PaymentProvider {
  /** True when real money moves. */
  isLive: boolean;
  /** Its names of what the account can take now; null where it may not tell. Throws InvalidProviderKey. */
  listEnabledMethods(): Promise<string[] | null>;
  createSession(wish: CreateSessionInput): Promise<ProviderSession>;
  getSession(sessionId: string): Promise<ProviderSession>;
  /** Ends an open session; one that is open no more is answered as it is. */
  expireSession(sessionId: string): Promise<ProviderSession>;
  /** Gives back so many cents of a payment, once per key. */
  refund(wish: { key: string; intentId: string; amountCents: number }): Promise<ProviderRefund>;
  readRefund(refundId: string): Promise<ProviderRefund>;
  /** The event in a body with its signature at this moment; throws InvalidEventSignature. */
  readEvent(body: string, signature: string, now: number): ProviderEvent;
}

/** What lives as long as the process. */
export interface PaymentServices extends Pick<
  ShopServices,
  'db' | 'clock' | 'logger' | 'siteUrl' | 'tokenSecret' | 'payments'
> {
  provider: PaymentProvider;
  /** The shop whose orders are paid here, when it is another than ours. */
  foreignShop?: ExternalShop | null;
}
