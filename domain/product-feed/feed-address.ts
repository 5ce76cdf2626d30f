import { type Language, toLanguage } from '../language/detect-language';

/** Which feed an address names. */
interface FeedAddress {
  readonly portal: 'google' | 'idealo';
  readonly language: Language;
  /** Lower-case ISO code; whether anything is brought there is another question. */
  readonly countryId: string;
}

const endings = { google: 'xml', idealo: 'txt' } as const;
/** idealo compares prices in German in these countries. */
const idealoCountries = ['de', 'at'];

/** The feed of `<portal>/<language>-<country>.<ending>`; null for what is none. */
export function feedAddress(portal: string, file: string): FeedAddress | null {
  if (portal !== 'google' && portal !== 'idealo') return null;
  const [, lang = '', countryId = ''] =
    new RegExp(`^([a-z]{2})-([a-z]{2})\\.${endings[portal]}$`).exec(file) ?? [];
  const language = toLanguage(lang);
  if (language === null) return null;
  if (portal === 'idealo' && (language !== 'de' || !idealoCountries.includes(countryId)))
    return null;
  return { portal, language, countryId };
}
