import type Stripe from 'stripe';
import type { EventSubject } from './payment-provider';

const over = new Set(['won', 'lost', 'warning_closed', 'prevented']);

/** What an event of Stripe is about. Of its content only ids are taken: how things stand is asked. */
export function subjectOfEvent(event: Stripe.Event): EventSubject {
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
