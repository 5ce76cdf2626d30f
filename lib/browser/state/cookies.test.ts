import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readCookie, readCookies, removeCookie, writeCookie } from './cookies';

beforeEach(() => {
  const page = new Window({ url: 'https://shop.example/de' });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', page.document);
});
afterEach(() => vi.unstubAllGlobals());

it.each(['necessary,statistics', 'LU 11 ü=;"%', ''])('reads %j as it was written', (value) => {
  writeCookie('consent', value, 60);
  expect(readCookie('consent')).toBe(value);
});

it('writes commas as they are, as other versions of the page read them', () => {
  writeCookie('consent', 'necessary,statistics', 60);
  expect(document.cookie).toBe('consent=necessary,statistics');
});

it('reads null where there is none, and what is not well written as it stands', () => {
  document.cookie = 'broken=%E0%A4%A';
  expect(readCookie('consent')).toBeNull();
  expect(readCookie('broken')).toBe('%E0%A4%A');
});

it('removes one and leaves others', () => {
  writeCookie('consent', 'necessary', 60);
  writeCookie('basketId', '7', 60);
  removeCookie('consent');
  expect([...readCookies()]).toEqual([['basketId', '7']]);
});

it('says what browsers have to hold: the whole site, no other, encrypted where the page is', () => {
  const written = vi.spyOn(document, 'cookie', 'set').mockReturnValue();
  writeCookie('basketId', '7', 60);
  removeCookie('_ga', { domain: 'shop.example' });
  expect(written.mock.calls.flat()).toEqual([
    'basketId=7; path=/; samesite=lax; max-age=60; secure',
    '_ga=; path=/; samesite=lax; expires=Thu, 01 Jan 1970 00:00:00 GMT; domain=shop.example; secure',
  ]);
});
