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

it('writes commas as they are, as other versions of the page read them', () => {
  setCookie('consent', 'necessary,statistics', 60);
  expect(document.cookie).toBe('consent=necessary,statistics');
});

it('reads null where there is none, and what is not well written as it stands', () => {
  document.cookie = 'broken=%E0%A4%A';
  expect(findCookie('consent')).toBeNull();
  expect(findCookie('broken')).toBe('%E0%A4%A');
});

it('removes one and leaves others', () => {
  setCookie('consent', 'necessary', 60);
  setCookie('basketId', '7', 60);
  removeCookie('consent');
  expect([...listCookies()]).toEqual([['basketId', '7']]);
});

it('says what browsers have to hold: the whole site, no other, encrypted where the page is', () => {
  const written = vi.spyOn(document, 'cookie', 'set').mockReturnValue();
  setCookie('basketId', '7', 60);
  removeCookie('_ga', { domain: 'shop.example' });
  expect(written.mock.calls.flat()).toEqual([
    'basketId=7; path=/; samesite=lax; max-age=60; secure',
    '_ga=; path=/; samesite=lax; expires=Thu, 01 Jan 1970 00:00:00 GMT; domain=shop.example; secure',
  ]);
});
