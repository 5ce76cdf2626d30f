import Stripe from 'stripe';
import {
  type PaymentEventObject,
  InvalidEventSignatureError,
  type PaymentProvider,
  type ProviderRefund,
  InvalidProviderKeyError,
  ProviderRejectionError,
  type ProviderSession,
  type CreateSessionInput,
} from './payment-provider';

const over = new Set(['won', 'lost', 'warning_closed', 'prevented']);

/** Maps a Stripe event to its object. Only ids are used; the state is requested separately. */
function mapStripeEvent(event: Stripe.Event): PaymentEventObject {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return { kind: 'session', id: event.data.object.id };
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return { kind: 'refund', id: event.data.object.id };
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const { payment_intent: intent, status } = event.data.object;
      const intentId = typeof intent === 'string' ? intent : (intent?.id ?? '');
      return { kind: 'dispute', intentId, isOver: over.has(status) && status !== 'lost' };
    }
    default:
      return { kind: 'other' };
  }
}

export interface StripeAccount {
  secretKey: string;
  webhookSecret: string;
}

const timeoutMs = 8_000;
/** Age in seconds above which an event is rejected, as it may be a replay by somebody else. */
const toleranceSeconds = 300;

/**
 * Connects to Stripe's hosted payment pages with Stripe's package. `request` replaces the network for the embedded
 * provider, which responds like Stripe's HTTP API.
 */
export function createStripeProvider(
  account: StripeAccount,
  request?: typeof fetch,
): PaymentProvider {
  const stripe = new Stripe(account.secretKey, {
    ...{ maxNetworkRetries: 1, timeout: timeoutMs, telemetry: false },
    ...(request && { httpClient: Stripe.createFetchHttpClient(request) }),
  });
  const { sessions } = stripe.checkout;
  const read = async (id: string) =>
    toSession(await sessions.retrieve(id, { expand: ['payment_intent'] }));

  return {
    isLive: /^(sk|rk)_live_/.test(account.secretKey),
    getSession: read,
    listEnabledMethods: () => takenMethods(stripe),
    createSession: async (input) => {
      try {
        return toSession(
          await sessions.create(sessionParams(input), { idempotencyKey: input.key }),
        );
      } catch (error) {
        throw toRejection(error);
      }
    },
    expireSession: async (id) => {
      try {
        return toSession(await sessions.expire(id));
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        return read(id);
      }
    },
    refund: async ({ key, intentId, amountCents }) => {
      try {
        const params = { payment_intent: intentId, amount: amountCents };
        return toRefund(await stripe.refunds.create(params, { idempotencyKey: key }));
      } catch (error) {
        throw toRejection(error);
      }
    },
    getRefund: async (id) => toRefund(await stripe.refunds.retrieve(id)),
    parseEvent: (body, signature, now) => {
      try {
        const { webhookSecret } = account;
        const event = stripe.webhooks.constructEvent(
          body,
          signature,
          webhookSecret,
          toleranceSeconds,
          undefined,
          now,
        );
        return {
          id: event.id,
          type: event.type,
          isLive: event.livemode,
          subject: mapStripeEvent(event),
        };
      } catch {
        throw new InvalidEventSignatureError('The event has no good signature');
      }
    },
  };
}

/**
 * Returns the enabled methods of Checkout's configuration, or null when the key may not read it. Such a key is still
 * valid for payments.
 */
async function takenMethods(stripe: Stripe): Promise<string[] | null> {
  try {
    const { data } = await stripe.paymentMethodConfigurations.list({ limit: 100 });
    const own = data.find(({ is_default, active }) => is_default && active);
    if (!own) return null;
    return Object.entries(own)
      .filter(([, value]) => isAvailable(value))
      .map(([name]) => name);
  } catch (error) {
    const { StripeAuthenticationError, StripePermissionError } = Stripe.errors;
    if (error instanceof StripeAuthenticationError)
      throw new InvalidProviderKeyError('Stripe does not know the key');
    if (error instanceof StripePermissionError) return null;
    throw error;
  }
}

function isAvailable(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && 'available' in value && value.available === true
  );
}

function sessionParams(input: CreateSessionInput): Stripe.Checkout.SessionCreateParams {
  const metadata = { order_id: input.orderId, attempt_id: input.attemptId };
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          ...{ currency: 'eur', unit_amount: input.amountCents },
          product_data: { name: input.title },
        },
      },
    ],
    customer_email: input.email,
    client_reference_id: input.orderId,
    metadata,
    payment_intent_data: { metadata, description: input.title },
    locale: input.language,
    expires_at: Math.floor(input.expiresAt / 1000),
    success_url: input.successUrl,
    cancel_url: input.cancelUrl,
    adaptive_pricing: { enabled: false },
    ...(input.methods.length > 0 && { allowed_payment_method_types: [...input.methods] }),
  };
}

function toSession(session: Stripe.Checkout.Session): ProviderSession {
  const { payment_intent: intent } = session;
  return {
    id: session.id,
    status: oneOf(['open', 'complete'], session.status, 'expired'),
    paymentStatus: oneOf(['paid', 'no_payment_required'], session.payment_status, 'unpaid'),
    intentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
    intentStatus: typeof intent === 'string' ? null : (intent?.status ?? null),
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? '',
    isLive: session.livemode,
    url: session.url,
  };
}

/** Returns the value if it is known, otherwise the fallback. Fallbacks are states in which no money is moved. */
function oneOf<Known extends string, Else extends string>(
  known: readonly Known[],
  word: string | null,
  otherwise: Else,
): Known | Else {
  return known.find((one) => one === word) ?? otherwise;
}

function toRefund({ id, status }: Stripe.Refund): ProviderRefund {
  if (status === 'succeeded') return { id, state: 'succeeded' };
  return { id, state: status === 'failed' || status === 'canceled' ? 'failed' : 'pending' };
}

/**
 * Maps a request rejected by the provider to ProviderRejection, with its message for the log. All other errors may be
 * retried.
 */
function toRejection(error: unknown): unknown {
  const { StripeInvalidRequestError, StripeCardError } = Stripe.errors;
  const isRejected = error instanceof StripeInvalidRequestError || error instanceof StripeCardError;
  return isRejected
    ? new ProviderRejectionError(`${error.type} ${error.code ?? ''}`.trim())
    : error;
}
