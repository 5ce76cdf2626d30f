import { parseConfigurationCode } from '@/domain/configurator/configuration-code';
import { foldWord } from './fold-text';

/** The structured parts of a search query: article number, code, price and height, and the remaining words. */
export interface QueryIntent {
  /** The remaining words to search for. */
  readonly words: string;
  /** The full article number of a bicycle, with dots and in upper case. */
  readonly sku: string | null;
  /** A configuration code as typed. */
  readonly code: string | null;
  /** Maximum price in cents. */
  readonly maxCents: number | null;
  /** Height of the rider in cm. */
  readonly heightCm: number | null;
  /** True if the query names bicycles, a size, a height or an article number, or only a price. */
  readonly isBikeQuery: boolean;
}

/** Words for bicycles, folded (see `foldWord`). */
const bikeWords = new Set(
  `fahrrad fahrraeder rad raeder radl velo velos drahtesel bike bikes bicycle bicycles cycle ebike ebikes pedelec pedelecs elektrorad elektrofahrrad
  herrenrad herrenfahrrad damenrad damenfahrrad lastenrad lastenfahrrad stadtrad citybike trekkingrad reiserad pendelrad tourenrad singlespeed`.split(
    /\s+/,
  ),
);

const skuPattern =
  /^([a-z]{1,4}\d{0,2}[a-z]{0,3})[\s.]+(\d{2})[\s.]+([a-z])[\s.]+(x{0,2}[sl]|m)[\s.]+([a-z]{2})$/i;
const pricePattern =
  /(?:^|\s)(?:unter|bis|max\.?|maximal|höchstens|hoechstens|under|below|up to|less than|at most)\s+€?\s?(\d{1,3}[.,]\d{3}|\d{2,5})(?:[.,]\d{2})?\s*(?:€|euro|eur)?(?=\s|$)/i;
const heightPattern =
  /(?:^|\s)(?:(?:(?:körper|koerper)?(?:größe|groesse)|size|height)\s+)?(?:1[.,](\d{2})\s*m?|(\d{3})\s*cm)(?=\s|$)/i;
const namedHeightPattern =
  /(?:^|\s)(?:(?:körper|koerper)?(?:größe|groesse)|size|height)\s+(\d{3})(?=\s|$)/i;
const sizePattern =
  /(?:^|\s)(?:größe|groesse|rahmengröße|rahmengroesse|size)\s+(xxs|xs|s|m|l|xl|xxl)(?=\s|$)/i;

/** Accepted rider heights in cm. */
const heights = { min: 120, max: 220 };

/**
 * Extracts prices, heights and codes from a query ("Fahrrad unter 3000", "1,62 m", "lu11 25 h m nb"). The rest is
 * searched as words.
 */
export function parseQueryIntent(query: string): QueryIntent {
  const sku = readSku(query);
  const code = sku === null && isCode(query) ? query.trim() : null;
  const maxCents = readPrice(query);
  const heightCm = readHeight(query);
  const rest = [
    maxCents === null ? null : pricePattern,
    heightCm === null ? null : heightPattern,
    heightCm === null ? null : namedHeightPattern,
  ].reduce((text, pattern) => (pattern === null ? text : text.replace(pattern, ' ')), query);
  const words = rest.replace(/\s+/g, ' ').trim();
  const named = words.split(/[\s,]+/).some((word) => bikeWords.has(foldWord(word, 'expanded')));
  return {
    words: sku ?? words,
    ...{ sku, code, maxCents, heightCm },
    isBikeQuery:
      named ||
      sku !== null ||
      heightCm !== null ||
      sizePattern.test(query) ||
      (maxCents !== null && words === ''),
  };
}

function readSku(query: string): string | null {
  const parts = skuPattern.exec(query.trim())?.slice(1);
  return parts === undefined ? null : parts.join('.').toUpperCase();
}

function isCode(query: string): boolean {
  return (
    /^[\da-z]+(?:[\s-][\da-z]+)+$/i.test(query.trim()) && parseConfigurationCode(query) !== null
  );
}

function readPrice(query: string): number | null {
  const euros = pricePattern.exec(query)?.[1]?.replace(/[.,]/g, '');
  return euros === undefined ? null : Number(euros) * 100;
}

function readHeight(query: string): number | null {
  const [, metres, withUnit] = heightPattern.exec(query) ?? [];
  const [, named] = namedHeightPattern.exec(query) ?? [];
  const cm = metres === undefined ? Number(withUnit ?? named ?? Number.NaN) : 100 + Number(metres);
  return cm >= heights.min && cm <= heights.max ? cm : null;
}

const address = /@/;
const number = /\d[\d\s/.-]{4,}\d/;

/**
 * Returns false if a query may contain an email address or a phone, order or customer number. Such queries are not sent
 * to analytics.
 */
export function hasNoPersonalData(query: string): boolean {
  return !address.test(query) && !number.test(query);
}
