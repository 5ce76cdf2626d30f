import type { Language } from '../language/detect-language';

type Family = 'black' | 'grey' | 'white' | 'beige' | 'red' | 'orange' | 'green' | 'blue';

/** What people call a colour, whatever the maker calls it. */
const familyWords: Readonly<Record<Language, Readonly<Record<Family, string>>>> = {
  de: {
    ...{ black: 'schwarz', grey: 'grau', white: 'weiß', beige: 'beige', red: 'rot' },
    ...{ orange: 'orange', green: 'grün', blue: 'blau' },
  },
  en: {
    ...{ black: 'black', grey: 'grey gray', white: 'white', beige: 'beige', red: 'red' },
    ...{ orange: 'orange', green: 'green', blue: 'blue' },
  },
};

/** The common words for a colour, such as "grün" for fir green; empty for what is no colour. */
export function colorFamilyWords(hex: string, language: Language): string {
  const family = familyOf(hex);
  return family === null ? '' : familyWords[language][family];
}

function familyOf(hex: string): Family | null {
  const digits = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex)?.slice(1);
  if (digits === undefined) return null;
  const [red = 0, green = 0, blue = 0] = digits.map((digit) => Number.parseInt(digit, 16) / 255);
  const max = Math.max(red, green, blue);
  const min = Math.min(red, green, blue);
  const lightness = (max + min) / 2;
  const chroma = max - min;
  if (chroma < 0.08) return lightness < 0.15 ? 'black' : lightness > 0.8 ? 'white' : 'grey';
  const hue = hueOf({ red, green, blue, max, chroma });
  if (hue > 30 && hue < 75) return chroma < 0.12 && lightness > 0.8 ? 'white' : 'beige';
  if (hue >= 75 && hue < 170) return 'green';
  if (hue >= 170 && hue < 270) return 'blue';
  return hue >= 10 && hue <= 30 ? 'orange' : 'red';
}

interface Channels {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly max: number;
  readonly chroma: number;
}

/** Degrees on the colour wheel. */
function hueOf({ red, green, blue, max, chroma }: Channels): number {
  const sector =
    max === red
      ? (green - blue) / chroma
      : max === green
        ? 2 + (blue - red) / chroma
        : 4 + (red - green) / chroma;
  return (sector * 60 + 360) % 360;
}
