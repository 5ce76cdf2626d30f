import type { FrameShape } from '@/domain/catalog/frame-geometry';
import type { Language } from '@/domain/locale/language';
import type { SearchKind } from './search-entry';
import { listFolds, splitWords } from './fold-text';
import { isStopWord } from './synonyms';

/** Common words for a bicycle, in both languages, because visitors mix them. */
export const bikeAliases = 'Fahrrad Rad Radl Velo Drahtesel bike bicycle';

/** Common words for a bicycle by frame shape. */
export const shapeAliases: Readonly<Record<FrameShape, string>> = {
  diamond: 'Herrenrad Herrenfahrrad mens',
  mixte: 'Damenrad Damenfahrrad ladies womens',
  wave: 'Damenrad Damenfahrrad ladies womens',
};

/** Search words for e-bikes. */
export const eBikeAliases = 'Ebike Pedelec Elektrorad Elektrofahrrad';
/** Search words for cargo bikes. */
export const cargoBikeAliases = 'Lastenrad Lastenfahrrad Transportrad cargo';

/** Search words for products by patterns in their names: parts of compounds, the other language, regional words. */
const thingAliases: readonly (readonly [name: RegExp, aliases: string])[] = [
  [/kindersitz|child seat/i, 'Kindersitz Kindersitzhalterung child kids seat holder'],
  [/handyhalter|phone mount/i, 'Handyhalterung Smartphone Halterung phone holder'],
  [/poncho|rain cape/i, 'Regenponcho Regencape Umhang rain cape poncho'],
  [/regenjacke|rain jacket/i, 'Regenjacke rain jacket coat'],
  [/klingel|bell/i, 'Bimmel Glocke bell'],
  [/helm/i, 'Fahrradhelm helmet'],
  [/schloss|lock/i, 'Fahrradschloss lock'],
  [/flaschenhalter|bottle cage/i, 'Trinkflaschenhalter Flaschenhalterung bottle holder'],
];

/** Returns additional search words for a product name; empty if no pattern matches. */
export function getAliases(name: string): string {
  return thingAliases.flatMap(([pattern, words]) => (pattern.test(name) ? [words] : [])).join(' ');
}

type Family = 'black' | 'grey' | 'white' | 'beige' | 'red' | 'orange' | 'green' | 'blue';

/** Common words for color families, independent of the manufacturer's color names. */
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

/** Returns the common words for a color, such as "grün" for fir green. Empty for an invalid hex color. */
export function getColorWords(hex: string, language: Language): string {
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

/** Returns the hue in degrees. */
function hueOf({ red, green, blue, max, chroma }: Channels): number {
  const sector =
    max === red
      ? (green - blue) / chroma
      : max === green
        ? 2 + (blue - red) / chroma
        : 4 + (red - green) / chroma;
  return (sector * 60 + 360) % 360;
}

type NamedKind = SearchKind | 'motor' | 'job' | 'dealer';

/** Common words for each kind of entry. Searchable, but not shown. */
export const entryKindKeywords: Readonly<Record<Language, Readonly<Record<NamedKind, string>>>> = {
  de: {
    bike: 'Fahrrad Modell',
    motor: 'E-Bike Motor Akku',
    accessory: 'Zubehör',
    article: 'Neuigkeiten',
    dealer: 'Händler',
    job: 'Stelle',
    page: '',
    faq: 'Frage FAQ',
  },
  en: {
    bike: 'bike model',
    motor: 'e-bike motor battery',
    accessory: 'accessory',
    article: 'news',
    dealer: 'dealer',
    job: 'job',
    page: '',
    faq: 'question FAQ',
  },
};

const shortestWord = 3;

/**
 * Returns the distinct meaningful words of a long text that are not in `known`, at most `limit`, in order and in lower
 * case. Used to index the body of a page.
 */
export function listDistinctWords(
  text: string,
  { known, language, limit }: { known: string; language: Language; limit: number },
): string {
  const seen = new Set(splitWords(known).flatMap(({ text: word }) => listFolds(word)));
  const words: string[] = [];
  for (const { text: word } of splitWords(text)) {
    const [fold] = listFolds(word);
    if (fold === undefined || fold.length < shortestWord || seen.has(fold)) continue;
    seen.add(fold);
    if (!isStopWord(fold, language)) words.push(word.toLowerCase());
    if (words.length === limit) break;
  }
  return words.join(' ');
}
