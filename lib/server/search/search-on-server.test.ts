import { beforeEach, expect, it, vi } from 'vitest';
import type { SearchEntry } from '@/domain/search/search-entry';
import { notifyPageExpiry } from '@/lib/platform/distributed-state';
import { searchOnServer } from './search-on-server';

const content = vi.hoisted(() => ({ isPreview: false, title: '', reads: 0, isDown: false }));

vi.mock('@/lib/platform/http/is-preview', () => ({ isPreview: async () => content.isPreview }));
vi.mock('./list-search-entries', () => ({
  listSearchEntries: async (): Promise<SearchEntry[]> => {
    content.reads += 1;
    if (content.isDown) throw new Error('no answer');
    return [
      { kind: 'page', path: '/x', title: content.title, names: '', text: '', words: '', fits: '' },
    ];
  },
}));

let nowMs = 0;
beforeEach(() => {
  // Each test runs a minute after the previous one.
  nowMs += 60_000;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  Object.assign(content, { isPreview: false, title: 'Riemen', reads: 0, isDown: false });
});

const found = async (query: string) =>
  (await searchOnServer('de', query)).entries.map(({ title }) => title);

it('loads the content once for all searches within half a minute, also concurrent ones', async () => {
  await Promise.all([found('riemen'), found('riemen'), found('lampe')]);
  nowMs += 29_999;
  expect(await found('riemen')).toEqual(['Riemen']);
  expect(content.reads).toBe(1);
});

it('returns the cached result for the same query until the content changes', async () => {
  const first = await searchOnServer('de', 'riemen');
  nowMs += 30_000;
  expect(await searchOnServer('de', 'riemen')).toBe(first);
  content.title = 'Riemen und Ritzel';
  nowMs += 30_000;
  expect(await found('riemen')).toEqual(['Riemen und Ritzel']);
});

it('does not cache the result of each of a thousand queries', async () => {
  const first = await searchOnServer('de', 'riemen');
  for (let number = 0; number < 200; number += 1) await searchOnServer('de', `riemen ${number}`);
  expect(await searchOnServer('de', 'riemen')).not.toBe(first);
});

it('finds changes at once after a notification, and checks every second while copies are renewed', async () => {
  expect(await found('riemen')).toEqual(['Riemen']);
  nowMs += 1;
  notifyPageExpiry();
  // The result still comes from a cached copy.
  expect(await found('riemen')).toEqual(['Riemen']);
  content.title = 'Lampe';
  nowMs += 999;
  expect(await found('lampe')).toEqual([]);
  nowMs += 1;
  expect([await found('riemen'), await found('lampe')]).toEqual([[], ['Lampe']]);
  nowMs += 5000;
  await found('lampe');
  expect(content.reads).toBe(4);
  nowMs += 29_999;
  await found('lampe');
  expect(content.reads).toBe(4);
});

it('finds other changes half a minute later', async () => {
  expect(await found('riemen')).toEqual(['Riemen']);
  content.title = 'Lampe';
  nowMs += 30_000;
  expect([await found('riemen'), await found('lampe')]).toEqual([[], ['Lampe']]);
});

it('shows drafts to editors only', async () => {
  expect(await found('riemen')).toEqual(['Riemen']);
  Object.assign(content, { isPreview: true, title: 'Entwurf' });
  expect(await found('entwurf')).toEqual(['Entwurf']);
  content.isPreview = false;
  expect(await found('entwurf')).toEqual([]);
});

it('reads the content again after a failure', async () => {
  content.isDown = true;
  await expect(searchOnServer('de', 'riemen')).rejects.toThrow('no answer');
  content.isDown = false;
  expect(await found('riemen')).toEqual(['Riemen']);
});
