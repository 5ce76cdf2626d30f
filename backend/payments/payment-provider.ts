import type { SessionFacts } from '@/domain/payment/judge-session';

/** What a provider is asked to collect. The same key means the same session, however often it is asked. */
export interface SessionWish {
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
export interface ProviderSession extends SessionFacts {
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
export class ForgedEvent extends Error {
  override readonly name = 'ForgedEvent';
}

/** The provider refuses for good: asking again with the same wish will not help. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
}

/** The provider does not know our key, or not any more: a person has to change the settings. */
export class ProviderKeyRefused extends Error {
  override readonly name = 'ProviderKeyRefused';
}

/** Who collects the money. Calls that fail without an answer throw and may be made again. */
export interface PaymentProvider {
  /** True when real money moves. */
  isLive: boolean;
  /** Its names of what the account can take now; null where it may not tell. Throws ProviderKeyRefused. */
  takenMethods(): Promise<string[] | null>;
  start(wish: SessionWish): Promise<ProviderSession>;
  read(sessionId: string): Promise<ProviderSession>;
  /** Ends an open session; one that is open no more is answered as it is. */
  end(sessionId: string): Promise<ProviderSession>;
  /** Gives back so many cents of a payment, once per key. */
  refund(wish: { key: string; intentId: string; amountCents: number }): Promise<ProviderRefund>;
  readRefund(refundId: string): Promise<ProviderRefund>;
  /** The event in a body with its signature at this moment; throws ForgedEvent. */
  readEvent(body: string, signature: string, now: number): ProviderEvent;
}
