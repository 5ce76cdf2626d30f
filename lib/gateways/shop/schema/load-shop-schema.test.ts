import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSchema, graphqlSync } from 'graphql';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

/** Time in ms after which a known schema is read again, and between two introspections. */
const lifetimeMs = 301_000;
const retryMs = 16_000;

const answer = vi.fn<(query: string) => { status?: number; body: string } | null>();

/** A shop that answers as the test says; null closes the connection. */
const shop = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk) => (text += String(chunk)));
  request.on('end', () => {
    const answered = answer((JSON.parse(text) as { query: string }).query);
    if (answered === null) request.socket.destroy();
    else response.writeHead(answered.status ?? 200).end(answered.body);
  });
});
beforeAll(() => new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve)));
afterAll(() => void shop.close());
const getOrigin = () => `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;

const sdl = (level: string) => buildSchema(readFileSync(`graphql/shop/${level}.graphql`, 'utf8'));

/** Answers introspections like a shop with this schema. */
const answerWith = (level: string) =>
  answer.mockImplementation((query) => ({
    body: JSON.stringify(graphqlSync({ schema: sdl(level), source: query })),
  }));

async function load(settings: Record<string, string> = {}) {
  vi.resetModules();
  vi.stubEnv('SHOP_URL', `${getOrigin()}/widget.php?cl=graphql&skipSession=1`);
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { createProcessValue } = await import('@/lib/platform/process-registry');
  createProcessValue('shop-schema', () => null).set(
    Object.assign({
      ...{ schema: null, isAssumedComplete: false, checkedAtMs: null, pending: null },
    }) as never,
  );
  return import('./load-shop-schema');
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  answer.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('loadShopSchema', () => {
  it('introspects once for parallel calls and names the missing features', async () => {
    answerWith('levels/stock');
    const { getMissingShopFeatures } = await load();
    const [first, second] = await Promise.all([getMissingShopFeatures(), getMissingShopFeatures()]);
    expect(answer).toHaveBeenCalledTimes(1);
    expect(first).toEqual(second);
    expect(first?.map(({ feature }) => feature)).toContain('guestCheckout');
    // One line in the log says what is off and why.
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/The shop lacks parts.*guestCheckout \(CustomerInput\.guest\)/),
    );
  });

  it('sends nothing to the embedded shop', async () => {
    const { loadShopSchema } = await load({ TOOLS_URL: `${getOrigin()}/tools` });
    expect(await loadShopSchema()).toBeNull();
    expect(answer).not.toHaveBeenCalled();
  });

  it.each([
    ['HTML', { status: 500, body: '<h1>Maintenance mode</h1>' }],
    ['no response', null],
  ])('is unknown for %s, and is read again after a pause', async (_name, answered) => {
    answer.mockReturnValue(answered);
    const { loadShopSchema } = await load();
    expect(await loadShopSchema()).toBeNull();
    expect(await loadShopSchema()).toBeNull();
    expect(answer).toHaveBeenCalledTimes(1);
    answerWith('levels/stock');
    vi.advanceTimersByTime(retryMs);
    expect(await loadShopSchema()).not.toBeNull();
  });

  it('takes the schema of SHOP_LEVEL from a shop without introspection', async () => {
    const refusal = { errors: [{ message: 'GraphQL introspection is not allowed' }] };
    answer.mockReturnValue({ body: JSON.stringify(refusal) });
    const { loadShopSchema } = await load({ SHOP_LEVEL: 'stock' });
    expect((await loadShopSchema())?.inputs.has('PaginationInput')).toBe(true);
    expect(await (await load({ SHOP_LEVEL: 'full' })).loadShopSchema()).toBeNull();
  });

  it('keeps the known schema while the shop is away, and follows a change', async () => {
    answerWith('schema');
    const { loadShopSchema, refreshShopSchema } = await load();
    const full = await loadShopSchema();
    answer.mockReturnValue(null);
    vi.advanceTimersByTime(retryMs);
    expect(await refreshShopSchema()).toBe(false);
    expect(await loadShopSchema()).toBe(full);
    answerWith('levels/specification');
    // Not read again within the pause.
    expect(await refreshShopSchema()).toBe(false);
    vi.advanceTimersByTime(retryMs);
    expect(await refreshShopSchema()).toBe(true);
    expect((await loadShopSchema())?.objects.get('Query')?.has('terms')).toBe(false);
  });

  it('stays the same object when the schema did not change', async () => {
    answerWith('schema');
    const { loadShopSchema, refreshShopSchema } = await load();
    const known = await loadShopSchema();
    vi.advanceTimersByTime(lifetimeMs);
    expect(await refreshShopSchema()).toBe(false);
    expect(await loadShopSchema()).toBe(known);
  });
});
