import { NextRequest } from 'next/server';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { env } from '@/lib/platform/config/env';
import { handleColorSwapRequest } from '@/lib/server/catalog/handle-color-swap-request';
import {
  handleNearestDealersRequest,
  handleBikeVariantsRequest,
} from '@/lib/server/dealers/handle-dealer-requests';
import {
  handleOrderChangeDecision,
  handleWithdrawalDecision,
} from '@/lib/server/orders/handle-link-decisions';
import { handleGiroCode, handlePaymentRequest } from '@/lib/server/orders/handle-payment-request';
import { proxyHostedPage, proxyPaymentPage } from './proxy-embedded-pages';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import { handleShopRequest } from './handle-shop-request';
import { handleB2bRequest } from './handle-b2b-request';

const words = { de: de.session, en: en.session };
const languages = ['de', 'en'] as const;

type Door = (request: NextRequest) => Promise<Response>;
type Call = { path?: string; method?: string; body?: string; site?: string };
type RejectionCase = { door: Door; call: Call; status: number; word: keyof typeof de.session };

const forms: Door[] = [handleWithdrawalDecision, handleOrderChangeDecision, handlePaymentRequest];
const giroCode: Door = (request) => handleGiroCode(request, 'none');
const payPage =
  (id: string): Door =>
  (request) =>
    proxyPaymentPage(request, id);

const createRejection = (
  door: Door,
  call: Call,
  status: number,
  word: RejectionCase['word'],
): RejectionCase => ({
  door,
  call,
  status,
  word,
});
const post = (body: string, site = 'same-origin'): Call => ({ method: 'POST', body, site });

const rows: RejectionCase[] = [
  ...forms.flatMap((door) => [
    createRejection(door, post('', 'cross-site'), 403, 'wrongOrigin'),
    createRejection(door, post('link=none'), 400, 'invalidInput'),
    createRejection(door, post('x'.repeat(20_000)), 413, 'tooLarge'),
  ]),
  createRejection(giroCode, {}, 404, 'notFound'),
  createRejection(payPage('none'), {}, 404, 'notFound'),
  createRejection(payPage('cs_test_12345678'), post('', 'cross-site'), 403, 'wrongOrigin'),
  createRejection(payPage('cs_test_12345678'), {}, 503, 'unavailable'),
  createRejection(proxyHostedPage, { path: '/oauth2/none' }, 404, 'notFound'),
  createRejection(proxyHostedPage, { path: '/logout', method: 'POST' }, 405, 'notFound'),
  createRejection(proxyHostedPage, { path: '/logout' }, 503, 'identityUnavailable'),
  createRejection(handleColorSwapRequest, {}, 404, 'notFound'),
  createRejection(handleNearestDealersRequest, {}, 400, 'invalidInput'),
  createRejection(handleBikeVariantsRequest, {}, 404, 'notFound'),
  createRejection(handleB2bRequest, { path: '/api/b2b/none' }, 404, 'notFound'),
  createRejection(handleShopRequest, post('{'), 400, 'invalidInput'),
  createRejection(handleShopRequest, post('{}'), 400, 'invalidInput'),
  createRejection(handleShopRequest, post('{"operationName":"None"}'), 400, 'invalidInput'),
  createRejection(handleShopRequest, post(`"${'x'.repeat(200_000)}"`), 413, 'tooLarge'),
  createRejection(handleShopRequest, post('{"operationName":"Countries"}'), 503, 'unavailable'),
];

const addresses = { ...env };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // Nothing listens on this port.
  Object.assign(env, {
    SHOP_URL: 'http://127.0.0.1:9/graphql',
    TOOLS_URL: 'http://127.0.0.1:9/tools',
    IDENTITY_URL: 'http://127.0.0.1:9/identity',
  });
});

// Restores the values, because test files share their modules.
afterAll(() => void Object.assign(env, addresses));

describe.each(languages)('in %s', (language) => {
  it.each(rows)(
    'rejects with $status and the message $word',
    async ({ door, call, status, word }) => {
      const { path = '/api/x', site = 'same-origin', ...init } = call;
      for (const mode of ['cors', 'navigate']) {
        const headers = { 'sec-fetch-site': site, 'sec-fetch-mode': mode };
        const address = `http://localhost:3000${path}?lang=${language}`;
        const answer = await door(new NextRequest(address, { ...init, headers }));
        expect(answer.status).toBe(status);
        expect(await wordsOf(answer)).toBe(words[language][word]);
      }
    },
  );
});

async function wordsOf(answer: Response): Promise<unknown> {
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  return isJson ? ((await answer.json()) as { message: string }).message : answer.text();
}
