import { setTimeout } from 'node:timers/promises';

/**
 * Every address of the sitemaps, as paths.
 * @param {string} url
 */
export async function sitemapPaths(url) {
  const found = new Set();
  const maps = ['/sitemap.xml'];
  for (let map = maps.shift(); map !== undefined; map = maps.shift()) {
    const text = await fetch(url + map).then((response) => response.text());
    for (const [, address = ''] of text.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      const { pathname } = new URL(address);
      if (pathname.endsWith('.xml')) maps.push(pathname);
      else found.add(pathname);
    }
  }
  return [...found];
}

/** Words that no visitor has typed before. */
const newWord = () => Math.random().toString(36).slice(2, 10);

/** An address of its own for each request: the front bounds what one client may request that is not in memory. */
const newClient = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

/** MEMORY_PAUSE_MS between two requests of a visitor: a long run beside other work asks for little of the processor. */
const pauseMs = Number(process.env.MEMORY_PAUSE_MS ?? 0);

/**
 * Reads pages until the time is over, two at once, each by a client of its own at an address nobody has requested: known pages with a new query
 * string, searches with new words, addresses that do not exist. Returns how many were read, how many were refused with 429, and how many failed
 * with 5xx or not at all.
 * @param {string} url
 * @param {readonly string[]} paths
 * @param {number} untilMs
 */
export async function crawl(url, paths, untilMs) {
  const tally = { read: 0, refused: 0, failed: 0 };
  const next = () => {
    const path = paths[Math.floor(Math.random() * paths.length)] ?? '/de';
    const turn = Math.random();
    if (turn < 0.1) return `/de/search?q=${newWord()}`;
    if (turn < 0.2) return `${path}/${newWord()}`;
    return `${path}?${newWord()}=${newWord()}`;
  };
  const visitor = async () => {
    while (Date.now() < untilMs) {
      const status = await fetch(url + next(), {
        redirect: 'manual',
        headers: { 'x-forwarded-for': newClient() },
      })
        .then(async (response) => (await response.arrayBuffer(), response.status))
        .catch(() => 599);
      tally.read += 1;
      if (status === 429) tally.refused += 1;
      if (status >= 500) tally.failed += 1;
      if (pauseMs > 0) await setTimeout(pauseMs);
    }
  };
  await Promise.all([visitor(), visitor()]);
  return tally;
}
