// The caching rules of the service worker. Pure functions without access to network or caches, shared by sw.js and its
// tests.
self.swRules = (() => {
  const languages = ['de', 'en'];
  // Account, checkout, payment, sign-in, baskets, pages linked from emails with tokens, and pages for dealers only.
  // These are never cached.
  const privatePages =
    /^\/(de|en)\/(my-account|checkout|payment|login|basket|newsletter|withdrawal-declaration|preview|search|errors)(\/|$)|-presale(\/|$)/;
  const languagePage = /^\/(de|en)(\/|$)/;
  const maxBytes = { page: 1_000_000, picture: 1_500_000, build: 2_000_000 };

  /**
   * Returns how a request is handled. `build`: a file whose name changes with its content; `page`, `picture`: may be
   * cached; `navigation`: only the offline page as a fallback; `none`: not handled.
   */
  function getRequestKind({ method, url, mode }, origin) {
    const { origin: from, pathname, searchParams } = new URL(url);
    if (method !== 'GET' || from !== origin) return 'none';
    if (pathname.startsWith('/_next/static/')) return 'build';
    // Data and style sheets of a page. Their names change with their content.
    if (/^\/page-(data|sheets)\//.test(pathname)) return 'build';
    // The messages of components that load on demand. Their name changes with their content.
    if (/^\/(de|en)\/messages\/[\w-]+\.json$/.test(pathname)) return 'build';
    if (/^\/media\/.+\.(avif|webp|svg|png|jpe?g)$/.test(pathname)) return 'picture';
    if (mode !== 'navigate') return 'none';
    const isPublic =
      (pathname === '/' || languagePage.test(pathname)) &&
      !privatePages.test(pathname) &&
      !searchParams.has('category');
    return isPublic ? 'page' : 'navigation';
  }

  /** Public pages do not depend on their query, so one cached copy is used for all queries. */
  function getCacheKey(url) {
    const { origin, pathname } = new URL(url);
    return origin + (pathname.replace(/(.)\/$/, '$1') || '/');
  }

  /**
   * Returns true for complete, public responses from this site. Set-Cookie is not visible to a worker; responses for a
   * single visitor and editors' drafts are recognized by Cache-Control `private` or `no-store`.
   */
  function isCacheable(kind, { status, type, redirected, headers }, bytes) {
    if (status !== 200 || type !== 'basic' || redirected) return false;
    if (/no-store|private/i.test(headers.get('cache-control') ?? '')) return false;
    if (kind === 'page' && !/^text\/html/i.test(headers.get('content-type') ?? '')) return false;
    return bytes <= maxBytes[kind];
  }

  /** Returns the cached entries to delete, given the entries oldest first, so that at most `most` remain. */
  function listSurplusEntries(entries, most) {
    return entries.slice(0, Math.max(0, entries.length - most));
  }

  /** Returns the language of a path, otherwise the browser's, otherwise German. */
  function getLanguage(pathname, preferred) {
    const [, fromPath] = languagePage.exec(pathname) ?? [];
    return fromPath ?? languages.find((known) => preferred.startsWith(known)) ?? 'de';
  }

  /**
   * Adds the time of the copy to the document, so that the page can show it. Copies from before 0.19 read `data-kept`.
   */
  function withCachedAt(html, time) {
    return html.replace(/<html /i, `<html data-cached-at="${time}" data-kept="${time}" `);
  }

  return { getRequestKind, getCacheKey, isCacheable, listSurplusEntries, getLanguage, withCachedAt };
})();
