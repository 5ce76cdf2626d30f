import type { AvailabilityRow } from '../b2b/availability-row';
import type { Language } from '../language/detect-language';
import { cleanQuery } from '../search/parse-query';
import { proposeQuery } from '../search/propose-query';
import { rank } from '../search/rank';
import { buildWordIndex, type WordIndex } from '../search/word-index';
import { looksLikeSku, skuKey, skuSegments } from './sku-key';

const fields = ['title', 'variant', 'sku'] as const;

type ArticleField = (typeof fields)[number];

/** Variants by their words, in a language. */
export interface ArticleWords {
  readonly language: Language;
  readonly index: WordIndex<ArticleField>;
  /** Their article numbers as keys, by their places. */
  readonly keys: readonly string[];
}

export interface FoundArticles {
  /** Places of the variants, the best first. */
  readonly places: readonly number[];
  /** Where nothing is all that was asked for: what is most of it. */
  readonly nearly: readonly number[];
  /** What was probably meant; null where everything is spelled as something that is there. */
  readonly proposal: string | null;
}

/** What shows in a number of many letters only: two of them are in too many. */
const shortestInside = 3;
/** What has so many parts is a number and nothing else. */
const fewestSegments = 3;

/** Prepares variants for any number of queries; each is known by its place. */
export function indexArticleWords(
  rows: readonly AvailabilityRow[],
  language: Language,
): ArticleWords {
  const index = buildWordIndex(
    rows.map(({ title, colorName, variation, sizeShort, sku }) => ({
      title: title.normalize('NFC'),
      variant: `${sizeShort} ${colorName} ${variation}`.normalize('NFC'),
      sku,
    })),
    {
      fields,
      boost: { title: 4, variant: 2, sku: 1 },
      nameOf: (place) => (rows[place]?.kind === 'bike' ? (rows[place]?.title ?? '') : ''),
    },
  );
  return { language, index, keys: rows.map(({ sku }) => skuKey(sku)) };
}

/**
 * The variants somebody means: first those whose article number begins so, however it was separated, then those that hold it, then what
 * has all the words in name, colour, size, version and number (compounds, slips and synonyms as everywhere). Never a part of them only:
 * a table that is asked for two things shows what is both.
 */
export function searchArticles(
  { index, keys, language }: ArticleWords,
  text: string,
): FoundArticles {
  const query = cleanQuery(text);
  const key = skuKey(query);
  const all = [...keys.keys()];
  const begins = all.filter((place) => key !== '' && keys[place]?.startsWith(key));
  const holds = all.filter((place) => key.length >= shortestInside && keys[place]?.includes(key));
  const numbered = [...new Set([...begins, ...holds])];
  if (looksLikeSku(query) && (numbered.length > 0 || skuSegments(query).length >= fewestSegments))
    return { places: numbered, nearly: [], proposal: null };
  const { terms, ranked, isPartial } = rank(index, query, {
    language,
    shown: fields,
    isExact: true,
  });
  const named = ranked.map(({ place }) => place);
  const places = [...new Set([...numbered, ...(isPartial ? [] : named)])];
  return {
    places,
    nearly: places.length === 0 ? named : [],
    proposal: numbered.length > 0 ? null : proposeQuery(index, query, terms),
  };
}
