import { Window } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStorage, readStoredJson, writeStorage } from './browser-storage';

let page: Window;

beforeEach(() => {
  page = new Window({ url: 'https://shop.example/de' });
  vi.stubGlobal('window', page);
});
afterEach(() => vi.unstubAllGlobals());

describe('browser storage', () => {
  it('stores, reads and removes a text', () => {
    expect(writeStorage('localStorage', 'a', 'text')).toBe(true);
    expect(readStorage('localStorage', 'a')).toBe('text');
    expect(writeStorage('localStorage', 'a', null)).toBe(true);
    expect(readStorage('localStorage', 'a')).toBeNull();
  });

  it('moves a value from its former key at the first read', () => {
    page.localStorage.setItem('lt-compare', 'ludwig');
    expect(readStorage('localStorage', 'lt-compare-list', 'lt-compare')).toBe('ludwig');
    expect(page.localStorage.getItem('lt-compare')).toBeNull();
    expect(page.localStorage.getItem('lt-compare-list')).toBe('ludwig');
  });

  it('prefers the current key to the former one', () => {
    page.localStorage.setItem('lt-compare', 'old');
    page.localStorage.setItem('lt-compare-list', 'new');
    expect(readStorage('localStorage', 'lt-compare-list', 'lt-compare')).toBe('new');
  });

  it('returns null for a text that is not JSON', () => {
    page.sessionStorage.setItem('a', '{');
    expect(readStoredJson('sessionStorage', 'a')).toBeNull();
    page.sessionStorage.setItem('a', '{"b":1}');
    expect(readStoredJson('sessionStorage', 'a')).toEqual({ b: 1 });
  });

  it('returns null and false where the browser blocks storage', () => {
    vi.spyOn(page, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(readStorage('localStorage', 'a')).toBeNull();
    expect(writeStorage('localStorage', 'a', 'b')).toBe(false);
  });
});
