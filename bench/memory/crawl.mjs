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

/**
 * Reads pages until the time is over, four at once, each at an address nobody has asked for: known pages with a new query string, searches with
 * new words, addresses that do not exist. Answers with how many were read, and how many failed with 5xx or not at all.
 * @param {string} url
 * @param {readonly string[]} paths
 * @param {number} untilMs
 */
export async function crawl(url, paths, untilMs) {
  const tally = { read: 0, failed: 0 };
  const next = () => {
    const path = paths[Math.floor(Math.random() * paths.length)] ?? '/de';
    const turn = Math.random();
    if (turn < 0.1) return `/de/search?q=${newWord()}`;
    if (turn < 0.2) return `${path}/${newWord()}`;
    return `${path}?${newWord()}=${newWord()}`;
  };
  const visitor = async () => {
    while (Date.now() < untilMs) {
      const status = await fetch(url + next(), { redirect: 'manual' })
        .then(async (response) => (await response.arrayBuffer(), response.status))
        .catch(() => 599);
      tally.read += 1;
      if (status >= 500) tally.failed += 1;
    }
  };
  await Promise.all([visitor(), visitor(), visitor(), visitor()]);
  return tally;
}
