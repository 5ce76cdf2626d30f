'use client';

import { switchTheme } from '@/lib/browser/state/theme';

type ThemeSwitchProps = { darkLabel: string; lightLabel: string };

/** Switches between light and dark and remembers it; the word names what it leads to. */
export function ThemeSwitch({ darkLabel, lightLabel }: ThemeSwitchProps) {
  return (
    <button type="button" className="lt-word-button" onClick={switchTheme}>
      <span className="lt-if-light">{darkLabel}</span>
      <span className="lt-if-dark">{lightLabel}</span>
    </button>
  );
}
