'use client';

import { storageKeys } from '@/lib/config/theme-script';

export type ThemeSwitchProps = { darkLabel: string; lightLabel: string };

/** Switches between light and dark and remembers it; the word names what it leads to. */
export function ThemeSwitch({ darkLabel, lightLabel }: ThemeSwitchProps) {
  return (
    <button type="button" className="lt-word-button" onClick={switchTheme}>
      <span className="lt-if-light">{darkLabel}</span>
      <span className="lt-if-dark">{lightLabel}</span>
    </button>
  );
}

function switchTheme() {
  const root = document.documentElement;
  const theme = root.dataset.bsTheme === 'dark' ? 'light' : 'dark';
  root.dataset.bsTheme = theme;
  root.classList.toggle('dark-mode', theme === 'dark');
  try {
    localStorage.setItem(storageKeys.theme, theme);
  } catch {
    // A browser that forbids storage keeps the theme as long as the page lives.
    return;
  }
}
