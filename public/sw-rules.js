// What the service worker may keep: rules without any access to network or caches, shared by sw.js and its tests.
self.swRules = (() => {
  const languages = ['de', 'en'];
  // Account, checkout, payment, sign-in, baskets, letters with codes, and pages only dealers may see: never, under no circumstances.
  const ownPages =
    /^\/(de|en)\/(my-account|checkout|payment|login|basket|newsletter|withdrawal-declaration|preview|search|errors)(\/|$)|-presale(\/|$)/;
  const languagePage = /^\/(de|en)(\/|$)/;
  const largestBytes = { page: 1_000_000, picture: 1_500_000, build: 2_000_000 };

  /** build: a file whose name changes with its content; page, picture: may be kept; navigation: only the offline page; none: not ours. */
  function kindOf({ method, url, mode }, origin) {
    const { origin: from, pathname, searchParams } = new URL(url);
    if (method !== 'GET' || from !== origin) return 'none';
    if (pathname.startsWith('/_next/static/')) return 'build';
    // A page's data and sheets; what is in them is in their name.
    if (/^\/page-(data|sheets)\//.test(pathname)) return 'build';
    // The words of parts that open later; their key changes with them.
    if (/^\/(de|en)\/words\.json$/.test(pathname) && searchParams.size > 0) return 'build';
    if (/^\/media\/.+\.(avif|webp|svg|png|jpe?g)$/.test(pathname)) return 'picture';
    if (mode !== 'navigate') return 'none';
    const isPublic =
      (pathname === '/' || languagePage.test(pathname)) &&
      !ownPages.test(pathname) &&
      !searchParams.has('category');
    return isPublic ? 'page' : 'navigation';
  }

  /** Public pages are made without their query: one kept copy answers for all queries. */
  function keyOf(url) {
    const { origin, pathname } = new URL(url);
    return origin + (pathname.replace(/(.)\/$/, '$1') || '/');
  }

  /**
   * Only whole, public answers from this site. Browsers never show Set-Cookie to a worker: what is made for one visitor, and an
   * editor's draft, is told by Cache-Control, which says private or no-store.
   */
  function isKeepable(kind, { status, type, redirected, headers }, bytes) {
    if (status !== 200 || type !== 'basic' || redirected) return false;
    if (/no-store|private/i.test(headers.get('cache-control') ?? '')) return false;
    if (kind === 'page' && !/^text\/html/i.test(headers.get('content-type') ?? '')) return false;
    return bytes <= largestBytes[kind];
  }

  /** Which of the kept entries, oldest first, have to go so that at most `most` stay. */
  function tooMany(entries, most) {
    return entries.slice(0, Math.max(0, entries.length - most));
  }

  /** The language of an address, else the browser's, else German. */
  function languageOf(pathname, preferred) {
    const [, fromPath] = languagePage.exec(pathname) ?? [];
    return fromPath ?? languages.find((known) => preferred.startsWith(known)) ?? 'de';
  }

  /** Notes on the document when its copy was made, for the page to say so. */
  function withKeptMark(html, time) {
    return html.replace(/<html /i, `<html data-kept="${time}" `);
  }

  return { kindOf, keyOf, isKeepable, tooMany, languageOf, withKeptMark };
})();
