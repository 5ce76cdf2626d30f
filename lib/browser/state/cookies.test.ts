import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findCookie, listCookies, removeCookie, setCookie } from './cookies';

beforeEach(() => {
  const page = new Window({ url: 'https://shop.example/de' });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', page.document);
});
afterEach(() => vi.unstubAllGlobals());

it.each(['necessary,statistics', 'LU 11 ü=;"%', ''])('reads %j as it was written', (value) => {
  setCookie('consent', value, 60);
  expect(findCookie('consent')).toBe(value);
});

it('writes commas unescaped, as other versions of the page read them', () => {
  setCookie('consent', 'necessary,statistics', 60);
  expect(document.cookie).toBe('consent=necessary,statistics');
});

it('returns null for a missing cookie and the raw value for a malformed one', () => {
  document.cookie = 'broken=%E0%A4%A';
  expect(findCookie('consent')).toBeNull();
  expect(findCookie('broken')).toBe('%E0%A4%A');
});

it('removes one cookie and keeps the others', () => {
  setCookie('consent', 'necessary', 60);
  setCookie('basketId', '7', 60);
  removeCookie('consent');
  expect([...listCookies()]).toEqual([['basketId', '7']]);
});

it('sets path, SameSite and, on https, Secure', () => {
  const written = vi.spyOn(document, 'cookie', 'set').mockReturnValue();
  setCookie('basketId', '7', 60);
  removeCookie('_ga', { domain: 'shop.example' });
  expect(written.mock.calls.flat()).toEqual([
    'basketId=7; path=/; max-age=60; sameSite=lax; secure',
    expect.stringMatching(/^_ga=; path=\/; sameSite=lax; secure; domain=shop\.example; expires=/),
  ]);
});
