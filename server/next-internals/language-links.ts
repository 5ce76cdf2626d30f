import { isFrameworkDetailOn } from './framework-details.mjs';

/** Matches a language link as the header renders it, without the translated slug. */
const switchLink = /<a href="([^"]*)" lang="([a-z]{2})" hrefLang="\2"/g;
/** Matches the alternate links in the head. */
const alternate = /<link rel="alternate" hrefLang="([a-z]{2})" href="([^"]*)"\/>/g;

/**
 * Replaces the targets of the language links by the alternates in the head, which saves a redirect. The header is
 * rendered without the translated slug. The browser also does this when a link is about to be used.
 */
export function applyLanguageLinks(html: string): string {
  if (!isFrameworkDetailOn('language-links')) return html;
  const headEnd = html.indexOf('</head>');
  if (headEnd === -1) return html;
  const paths = new Map(
    [...html.slice(0, headEnd).matchAll(alternate)].flatMap(([, language = '', href = '']) =>
      URL.canParse(href) ? [[language, new URL(href).pathname] as const] : [],
    ),
  );
  if (paths.size === 0) return html;
  return html.replace(switchLink, (link, href: string, language: string) => {
    const path = paths.get(language);
    return path === undefined ? link : link.replace(`href="${href}"`, () => `href="${path}"`);
  });
}

/** True when a page has language links and alternates of the known form. */
export function hasLanguageLinks(html: string): boolean {
  return html.search(switchLink) !== -1 && html.search(alternate) !== -1;
}
