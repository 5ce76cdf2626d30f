// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys, themeScript } from './theme-script';

const { dataset, classList } = document.documentElement;

/** Runs the script of the page's head. */
function run({ isDark = false } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: isDark }));
  new Function(themeScript)();
}

beforeEach(() => {
  localStorage.clear();
  delete dataset.banner;
  delete dataset.bannerClosed;
});

describe('theme', () => {
  it.each([
    [null, false, 'light'],
    [null, true, 'dark'],
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['pink', false, 'light'],
  ])('with the choice %s and a dark system %s is %s', (chosen, isDark, theme) => {
    if (chosen !== null) localStorage.setItem(storageKeys.theme, chosen);
    run({ isDark });
    expect(dataset.bsTheme).toBe(theme);
    expect(classList.contains('dark-mode')).toBe(theme === 'dark');
  });
});

describe('banner', () => {
  it.each([
    ['a1b2', 'a1b2', true],
    ['a1b2', 'c3d4', false],
    ['a1b2', null, false],
    [null, 'a1b2', false],
    [null, null, false],
  ])('of page %s, closed %s, is hidden: %s', (shown, closed, isHidden) => {
    if (shown !== null) dataset.banner = shown;
    if (closed !== null) localStorage.setItem(storageKeys.banner, closed);
    run();
    expect('bannerClosed' in dataset).toBe(isHidden);
    expect(document.querySelector('style')).toBeNull();
  });
});
