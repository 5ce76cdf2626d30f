import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { germanEntries } from '@/domain/search/search-fixtures';
import { toSearchIndexDto } from '@/lib/platform/views/search-index-dto';

const good = async () => Response.json(toSearchIndexDto(germanEntries));

/** The index is cached for the page's lifetime, so each test uses a new page. */
async function freshLoader() {
  vi.resetModules();
  return (await import('./load-search-index')).loadSearchIndex;
}

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

describe('loadSearchIndex', () => {
  it('sends one request per language', async () => {
    const load = await freshLoader();
    fetched.mockImplementation(good);
    const [first, second] = await Promise.all([load('de'), load('de')]);
    expect(first.entries).toEqual(germanEntries);
    expect(second).toBe(first);
    await load('en');
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      '/de/search-index.json',
      '/en/search-index.json',
    ]);
  });

  it.each([
    ['an error', async () => new Response('', { status: 500 })],
    ['a network error', async () => Promise.reject(new TypeError('failed'))],
    ['an HTML page', async () => new Response('<html></html>')],
    ['invalid JSON data', async () => Response.json({ entries: [['x']] })],
  ])('rejects after %s and sends a new request the next time', async (_, answer) => {
    const load = await freshLoader();
    fetched.mockImplementationOnce(answer).mockImplementation(good);
    await expect(load('de')).rejects.toThrow();
    expect((await load('de')).entries).toHaveLength(germanEntries.length);
  });
});
