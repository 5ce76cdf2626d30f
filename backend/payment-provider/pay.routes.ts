import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { inTransaction } from '../database/database';
import { challengePage, languageOfSession, overPage, payPage, unknownPage } from './pay-page';
import { paySession, type PayTry } from './pay-session';
import { payWords } from './pay-words';
import type { ProviderServices } from './provider-services';
import { findPaymentPage } from './sessions';

/** /pay/<session>: where a buyer pays. The session's id is the only key to it and is never logged; nothing of it is kept by a cache. */
export function createPayPages({ db, clock }: ProviderServices): Hono {
  const app = new Hono().basePath('/pay');
  app.use(bodyLimit({ maxSize: 4 * 1024 }));
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    // Its own forms name their origin, which `no-referrer` would take away; other sites learn nothing.
    c.header('Referrer-Policy', 'same-origin');
    c.header('X-Content-Type-Options', 'nosniff');
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    );
  });

  app.get('/:id', async (c) => {
    const session = await findPaymentPage(db, c.req.param('id'));
    if (!session) return c.html(unknownPage(languageOfVisitor(c)), 404);
    return isOpen(session, clock.now())
      ? c.html(payPage(session, null))
      : c.html(overPage(session), 410);
  });

  app.post('/:id', async (c) => {
    const id = c.req.param('id');
    const session = await findPaymentPage(db, id);
    if (!session) return c.html(unknownPage(languageOfVisitor(c)), 404);
    const wish = await readTry(c);
    const step = await inTransaction(db, (trx) => paySession(trx, id, wish, clock.now()));
    const words = payWords[languageOfSession(session)];
    if (step.kind === 'done') return c.redirect(step.url, 303);
    if (step.kind === 'over') return c.html(overPage(session), 410);
    if (step.kind === 'challenge' && wish.means === 'number')
      return c.html(challengePage(session, wish.number));
    const problem = step.kind === 'declined' ? words.declined[step.code] : words.notForTests;
    return c.html(payPage(session, problem), 402);
  });
  return app;
}

function isOpen(session: { status: string; expires_at: number }, now: number): boolean {
  return session.status === 'open' && now < session.expires_at * 1000;
}

/** What the form says. A bank's question that was answered with no counts as a wallet's refusal: nothing is paid. */
async function readTry(c: Context): Promise<PayTry> {
  const form = await c.req.parseBody();
  const text = (name: string) => (typeof form[name] === 'string' ? form[name] : '');
  if (text('wallet') !== '') return { means: 'wallet', isAuthorised: text('wallet') === 'yes' };
  if (text('confirmed') === 'no') return { means: 'wallet', isAuthorised: false };
  return { means: 'number', number: text('number'), isConfirmed: text('confirmed') === 'yes' };
}

function languageOfVisitor(c: Context) {
  return /^\s*en\b/i.test(c.req.header('accept-language') ?? '') ? 'en' : 'de';
}
