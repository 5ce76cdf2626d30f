import { beforeEach, expect, it, vi } from 'vitest';
import type { ServerSession } from './server-session';

/** The embedded services know no token of an external shop, and report it as ended. */
const requestedTokens = vi.hoisted(() => ({ tokens: [] as string[] }));
vi.mock('@/lib/gateways/rest-api/sign-in-log.gateway', () => ({
  fetchSignInState: async (token: string) => {
    requestedTokens.tokens.push(token);
    return { ok: true, data: { hasEnded: true } };
  },
}));

const session: ServerSession = { kind: 'customer', groups: [], token: 'a token', subject: 'anna' };

beforeEach(() => {
  vi.resetModules();
  requestedTokens.tokens.length = 0;
  process.env.TOOLS_URL = 'http://127.0.0.1:4000/tools';
});

async function hasEnded(shopUrl: string, change: Partial<ServerSession>): Promise<boolean> {
  process.env.SHOP_URL = shopUrl;
  const { hasSignInEnded } = await import('./visitor');
  return hasSignInEnded({ ...session, ...change });
}

const own = 'http://127.0.0.1:4000/widget.php?cl=graphql&skipSession=1';
const external = 'https://shop.example/widget.php?cl=graphql&skipSession=1';

it.each([
  ['a token of an external shop', external, {}, false],
  ['an ID token at an external shop', external, { signInId: 'x', renewedBy: 'page' }, true],
  ['a token of the embedded shop', own, {}, true],
] as const)('the embedded services are asked about %s: %s', async (name, shopUrl, change, asks) => {
  const token = `token for ${name}`;
  expect(await hasEnded(shopUrl, { ...change, token })).toBe(asks);
  expect(requestedTokens.tokens).toEqual(asks ? [token] : []);
});

it('a session that this site has ended stays ended', async () => {
  process.env.SHOP_URL = external;
  const { hasSignInEnded, recordEndedSignIn } = await import('./visitor');
  await recordEndedSignIn({ ...session, token: 'signed out' });
  expect(await hasSignInEnded({ ...session, token: 'signed out' })).toBe(true);
});
