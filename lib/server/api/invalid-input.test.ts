import { NextRequest, type NextResponse } from 'next/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

type Door = (request: NextRequest) => Promise<NextResponse>;

const sentences = {
  de: {
    email: /^E-Mail: Bitte geben Sie eine gültige E-Mail-Adresse an/,
    input: 'Bitte prüfen Sie Ihre Angaben.',
    large: 'Das ist zu viel auf einmal. Bitte fassen Sie sich kürzer.',
    origin: /^Das geht nur von unserer Seite aus/,
    sign: /^Die Anmeldung konnte nicht bestätigt werden/,
  },
  en: {
    email: /^E-mail: please enter a valid e-mail address/,
    input: 'Please check what you entered.',
    large: 'That is too much at once. Please make it shorter.',
    origin: /^This only works from our own pages/,
    sign: /^The sign-in could not be confirmed/,
  },
} as const;

const key = 'a-key-of-a-message-here';
const person = { key, name: 'Anna Weber', email: 'anna@example.org' };
const declaration = { ...person, orderNumber: '1001' };
const message = { ...person, topic: 'press', text: 'Hallo', filledInMs: 9_000 };
const ride = { ...person, dealerNumber: '20418', bike: 'ludwig', filledInMs: 9_000 };

let doors: Record<string, Door>;

beforeAll(async () => {
  // Nothing listens on this port, because no request of these tests may reach a service.
  vi.stubEnv('TOOLS_URL', 'http://127.0.0.1:9/tools');
  vi.stubEnv('SHOP_URL', 'http://127.0.0.1:9/shop');
  const tools = await import('./handle-form-requests');
  const watches = await import('./handle-stock-alert-requests');
  const { handleGuestSession } = await import('@/lib/server/session/handle-session-request');
  const { handleSignIn } = await import('@/lib/server/session/handle-sign-in-request');
  const { handleSessionDelete, handleSessionRenewal } =
    await import('@/lib/server/session/handle-session-request');
  const { handlePaymentRequest } = await import('@/lib/server/orders/handle-payment-request');
  const { handleOrderChangeDecision } = await import('@/lib/server/orders/handle-link-decisions');
  doors = {
    ...tools,
    ...watches,
    ...{ handleGuestSession, handleSignIn, handleSessionDelete, handleSessionRenewal },
    ...{ handlePaymentRequest, handleOrderChangeDecision },
  };
}, 60_000);

afterAll(() => vi.unstubAllEnvs());

async function post(name: string, body: string, lang: 'de' | 'en', origin?: string) {
  const door = doors[name];
  if (!door) throw new Error(`no door ${name}`);
  const request = new NextRequest(`http://localhost:3000/api/x?lang=${lang}`, {
    method: 'POST',
    headers: { host: 'localhost:3000', origin: origin ?? 'http://localhost:3000' },
    body,
  });
  const response = await door(request);
  const answer: unknown = await response.json();
  return { status: response.status, answer };
}

const wrong: [
  door: string,
  what: string,
  body: object | string,
  said: 'email' | 'input' | 'sign',
][] = [
  ['handleNewsletter', 'a domain without a dot', { email: 'nope@x' }, 'email'],
  ['handleNewsletterForm', 'no address', { email: 'x' }, 'email'],
  ['handleNewsletter', 'an address as a list', { email: ['a@example.org'] }, 'email'],
  ['handleNewsletter', 'nothing', {}, 'email'],
  ['handleNewsletter', 'no JSON', '{', 'input'],
  ['handleNewsletter', 'a list', '[]', 'input'],
  ['handleNewsletterConfirmation', 'no token', {}, 'input'],
  ['handleNewsletterUnsubscribe', 'an endless token', { token: 'x'.repeat(201) }, 'input'],
  ['handleStockAlert', 'no address', { email: 'x', sku: 'LU11.25.H.M.TG' }, 'email'],
  ['handleStockAlert', 'no article', { email: 'a@example.org', sku: '<>' }, 'input'],
  ['handleStockAlertConfirmation', 'no token', {}, 'input'],
  ['handleStockAlertUnsubscribe', 'no token', {}, 'input'],
  ['handleWithdrawal', 'no address', { ...declaration, email: 'nope@x' }, 'email'],
  ['handleWithdrawal', 'no name', { ...declaration, name: ' ' }, 'input'],
  ['handleWithdrawal', 'no name and no address', { ...declaration, name: '', email: '' }, 'input'],
  ['handleContactRequest', 'no address', { ...message, email: 'x' }, 'email'],
  ['handleContactRequest', 'another topic', { ...message, topic: 'weather' }, 'input'],
  ['handleTestRideRequest', 'no address', { ...ride, email: 'x' }, 'email'],
  ['handleTestRideRequest', 'no day', { ...ride, wish: 'tomorrow' }, 'input'],
  ['handleVatCheck', 'no country', { vatID: 'ATU1', countryId: 'Austria' }, 'input'],
  ['handleGuestSession', 'no address', { email: 'nope@x' }, 'email'],
  ['handleGuestSession', 'no JSON', '{', 'input'],
  ['handleSignIn', 'no token', {}, 'sign'],
  ['handleSignIn', 'no JSON', '{', 'input'],
  ['handlePaymentRequest', 'no link', {}, 'input'],
  ['handleOrderChangeDecision', 'no link', {}, 'input'],
];

describe.each(['de', 'en'] as const)('input errors in the reader’s language: %s', (lang) => {
  it.each(wrong)('%s with %s', async (door, _, body, expectedMessage) => {
    const sent = typeof body === 'string' ? body : JSON.stringify(body);
    const { status, answer } = await post(door, sent, lang);
    expect(status).toBe(400);
    const wanted = sentences[lang][expectedMessage];
    const words = typeof wanted === 'string' ? wanted : expect.stringMatching(wanted);
    expect(answer).toMatchObject({ message: words, errors: [{ message: words }] });
  });

  it('body that is too large', async () => {
    const body = JSON.stringify({ ...message, text: 'x'.repeat(100_000) });
    for (const door of ['handleContactRequest', 'handleGuestSession', 'handlePaymentRequest'])
      expect(await post(door, body, lang)).toMatchObject({
        status: 413,
        answer: { message: sentences[lang].large },
      });
  });

  it('request from another page', async () => {
    for (const door of Object.keys(doors).filter(
      (name) => name !== 'handleStockAlertOneClickUnsubscribe',
    ))
      expect(await post(door, '{}', lang, 'https://other.example'), door).toMatchObject({
        status: 403,
        answer: { message: expect.stringMatching(sentences[lang].origin) },
      });
  });
});
