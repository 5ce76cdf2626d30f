import { gzipSync } from 'node:zlib';
import { tsImport } from 'tsx/esm/api';

const rounds = 20;

const queries = {
  de: `Ludwig|lud|Klingel|Klingeln|Riemen|Carbonriemen|Zahnriemen|Reimen|Fahrradklingel|E-Bike|ebike|Pedelec|e bike|Velo|Zubehör|
    zubehoer|zubehr|Gepäckträger|gepacktrager|Schloss|Licht|Lampe|Reifen 28|Widerruf|Retoure|Versand Österreich|wie lange dauert die Lieferung|
    Heinrich 1.0|LU11.25.H.M.TG|xylophon`,
  en: `Ludwig|lud|bell|bells|belt|carbon belt|drive belt|blet|bicycle bell|e-bike|ebike|pedelec|e bike|velo|accessories|
    acessories|rack|carrier|lock|light|lamp|tyre|tire 28|withdrawal|returns|shipping Austria|how long does delivery take|
    Heinrich 1.0|LU11.25.H.M.TG|xylophone`,
};

/**
 * Results for one language: sizes, counts, times in ms, and the queries without a result.
 * @typedef {{
 *   entries: number, words: number, indexKb: number, buildMs: number, queries: number, firstMs: number, medianMs: number,
 *   slowestMs: number, nothingFound: string[],
 * }} SearchFigures
 */

/**
 * Measures the search in this process, with the index of the running site: the index size, the build time, and the ms
 * from a query to its ranked results.
 * @param {string} url
 */
export async function measureSearch(url) {
  /** @type {typeof import('../../lib/platform/views/search-index-dto.ts')} */
  const { parseSearchIndexDto: unpackEntries } = await load(
    '../../lib/platform/views/search-index-dto.ts',
  );
  /** @type {typeof import('../../domain/search/search-index.ts')} */
  const { buildSearchIndex } = await load('../../domain/search/search-index.ts');
  /** @type {typeof import('../../domain/search/search.ts')} */
  const { searchEntries: search } = await load('../../domain/search/search.ts');
  /** @type {Record<string, SearchFigures>} */
  const measured = {};
  for (const [language, list] of /** @type {[keyof typeof queries, string][]} */ (
    Object.entries(queries)
  )) {
    const text = await (await fetch(`${url}/${language}/search-index.json`)).text();
    const builds = measureRepeatedly(rounds, () =>
      buildSearchIndex(unpackEntries(JSON.parse(text))),
    );
    const index = buildSearchIndex(unpackEntries(JSON.parse(text)));
    const searches = list.split('|').map((query) => query.trim());
    const times = searches.map((query) => {
      const [first, ...later] = measureRepeatedly(rounds, () => search(index, query, language));
      return {
        query,
        first,
        median: getMedian(later),
        found: search(index, query, language).entries.length,
      };
    });
    measured[language] = {
      entries: index.entries.length,
      words: index.vocabulary.length,
      indexKb: round(gzipSync(text).length / 1000),
      buildMs: round(getMedian(builds)),
      queries: searches.length,
      firstMs: round(Math.max(...times.map(({ first }) => first))),
      medianMs: round(getMedian(times.map(({ median }) => median))),
      slowestMs: round(Math.max(...times.map(({ median }) => median))),
      nothingFound: times.filter(({ found }) => found === 0).map(({ query }) => query),
    };
  }
  return measured;
}

/** @param {string} path */
function load(path) {
  return tsImport(path, import.meta.url);
}

/**
 * @param {number} times
 * @param {() => unknown} run
 */
function measureRepeatedly(times, run) {
  return Array.from({ length: times }, () => {
    const startedAt = performance.now();
    run();
    return performance.now() - startedAt;
  });
}

/** @param {readonly number[]} times */
function getMedian(times) {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)];
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 100) / 100;
}

const [, script, url] = process.argv;
if (url && script?.endsWith('search.mjs'))
  console.log(JSON.stringify(await measureSearch(url), null, 2));
