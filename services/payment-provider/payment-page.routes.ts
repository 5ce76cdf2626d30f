import { resolveRequestLanguage } from '../http/headers';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { inTransaction } from '../database/database';
import {
  renderChallengePage,
  getSessionLanguage,
  renderExpiredPage,
  renderPaymentPage,
  renderNotFoundPage,
} from './payment-page';
import { paySession, type PaymentSubmission } from './pay-session';
import { paymentPageMessages } from './payment-page-messages';
import type { PaymentProviderDependencies } from './provider-events';
import { findPaymentSession } from './sessions';

/**
 * Serves /pay/<session>, the hosted payment page. The session's id is the only secret protecting it, so it is never
 * logged, and responses are not cached.
 */
export function createPaymentPageRoutes({ db, clock }: PaymentProviderDependencies): Hono {
  const app = new Hono().basePath('/pay');
  app.use(bodyLimit({ maxSize: 4 * 1024 }));
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    // With `no-referrer` the page's own forms would not send their origin. Other sites receive no referrer.
    c.header('Referrer-Policy', 'same-origin');
    c.header('X-Content-Type-Options', 'nosniff');
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    );
  });

  app.get('/:id', async (c) => {
    const session = await findPaymentSession(db, c.req.param('id'));
    if (!session) return c.html(renderNotFoundPage(languageOfVisitor(c)), 404);
    return isOpen(session, clock.now())
      ? c.html(renderPaymentPage(session, null))
      : c.html(renderExpiredPage(session), 410);
  });

  app.post('/:id', async (c) => {
    const id = c.req.param('id');
    const session = await findPaymentSession(db, id);
    if (!session) return c.html(renderNotFoundPage(languageOfVisitor(c)), 404);
    const attempt = await readTry(c);
    const step = await inTransaction(db, (trx) => paySession(trx, id, attempt, clock.now()));
    const words = paymentPageMessages[getSessionLanguage(session)];
    if (step.kind === 'done') return c.redirect(step.url, 303);
    if (step.kind === 'over') return c.html(renderExpiredPage(session), 410);
    if (step.kind === 'challenge' && attempt.means === 'number')
      return c.html(renderChallengePage(session, attempt.number));
    const problem = step.kind === 'declined' ? words.declined[step.code] : words.notForTests;
    return c.html(renderPaymentPage(session, problem), 402);
  });
  return app;
}

function isOpen(session: { status: string; expires_at: number }, now: number): boolean {
  return session.status === 'open' && now < session.expires_at * 1000;
}

/** Parses the payment form. A denied 3-D Secure question counts as a canceled wallet payment: nothing is paid. */
async function readTry(c: Context): Promise<PaymentSubmission> {
  const form = await c.req.parseBody();
  const text = (name: string) => (typeof form[name] === 'string' ? form[name] : '');
  if (text('wallet') !== '') return { means: 'wallet', isAuthorised: text('wallet') === 'yes' };
  if (text('confirmed') === 'no') return { means: 'wallet', isAuthorised: false };
  return { means: 'number', number: text('number'), isConfirmed: text('confirmed') === 'yes' };
}

function languageOfVisitor(c: Context) {
  return resolveRequestLanguage(undefined, c.req.header('accept-language'));
}
