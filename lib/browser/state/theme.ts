import { readStorage, writeStorage } from './browser-storage';
import { storageKeys } from '@/lib/platform/config/theme-script';

type Theme = 'light' | 'dark';

/** Sets the theme on the document, as the script in the head does before the first paint. */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  root.dataset.bsTheme = theme;
  root.classList.toggle('dark-mode', theme === 'dark');
}

/** Returns the theme chosen by the visitor, or the operating system's if none was chosen. */
export function getPreferredTheme(): Theme {
  const chosen = readStorage('localStorage', storageKeys.theme);
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Switches between the light and the dark theme and stores the choice in this browser. */
export function updateTheme(): void {
  const theme = document.documentElement.dataset.bsTheme === 'dark' ? 'light' : 'dark';
  applyTheme(theme);
  writeStorage('localStorage', storageKeys.theme, theme);
}
