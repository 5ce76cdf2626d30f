// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys, themeScript } from './theme-script';

/** What the head's script makes of a browser. */
function run({ isDark = false } = {}) {
  const sheets: string[] = [];
  class Sheet {
    replaceSync = (text: string) => void sheets.push(text);
  }
  vi.stubGlobal('CSSStyleSheet', Sheet);
  vi.stubGlobal('matchMedia', () => ({ matches: isDark }));
  new Function(themeScript)();
  const { dataset, classList } = document.documentElement;
  return { theme: dataset.bsTheme, isDarkMode: classList.contains('dark-mode'), sheets };
}

beforeEach(() => localStorage.clear());

describe('the theme', () => {
  it.each([
    [null, false, 'light'],
    [null, true, 'dark'],
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['pink', false, 'light'],
  ])('chosen %s, the system is dark: %s, shows %s', (chosen, isDark, theme) => {
    if (chosen !== null) localStorage.setItem(storageKeys.theme, chosen);
    expect(run({ isDark })).toMatchObject({ theme, isDarkMode: theme === 'dark' });
  });
});

describe('the banner', () => {
  it('that was closed is hidden without a style element', () => {
    localStorage.setItem(storageKeys.banner, 'a1b2');
    expect(run().sheets).toEqual(['[data-text="a1b2"]{display:none}']);
    expect(document.querySelector('style')).toBeNull();
  });

  it('is not touched where none was closed', () => {
    expect(run().sheets).toEqual([]);
  });

  it('leaves the theme alone where a browser knows no constructed sheets', () => {
    localStorage.setItem(storageKeys.banner, 'a1b2');
    localStorage.setItem(storageKeys.theme, 'dark');
    vi.stubGlobal('CSSStyleSheet', undefined);
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    new Function(themeScript)();
    expect(document.documentElement.dataset.bsTheme).toBe('dark');
  });
});
