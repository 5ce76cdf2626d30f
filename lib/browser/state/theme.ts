import { storageKeys } from '@/lib/platform/config/theme-script';

type Theme = 'light' | 'dark';

/** Sets the theme on the document, as the script in the head does before first paint. */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  root.dataset.bsTheme = theme;
  root.classList.toggle('dark-mode', theme === 'dark');
}

/** The theme the visitor chose, else the system's. */
export function getPreferredTheme(): Theme {
  const chosen = storedTheme();
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Switches to the other theme and remembers it. */
export function updateTheme(): void {
  const theme = document.documentElement.dataset.bsTheme === 'dark' ? 'light' : 'dark';
  applyTheme(theme);
  try {
    localStorage.setItem(storageKeys.theme, theme);
  } catch {
    // A browser that forbids storage keeps the theme as long as the page lives.
    return;
  }
}

function storedTheme(): string | null {
  try {
    return localStorage.getItem(storageKeys.theme);
  } catch {
    return null;
  }
}
