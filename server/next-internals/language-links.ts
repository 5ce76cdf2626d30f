/** A link to another language's page, as the header writes it: before it knows the slug there. */
const switchLink = /<a href="([^"]*)" lang="([a-z]{2})" hrefLang="\2"/g;
/** What the page's head says of itself in each language. */
const alternate = /<link rel="alternate" hrefLang="([a-z]{2})" href="([^"]*)"\/>/g;

/**
 * The page with its language links going where its own head says, so that nobody is led there by a redirect. The header is made
 * without knowing the page's translated slug; the browser takes the same over from the head when the link is about to be used.
 */
export function applyLanguageLinks(html: string): string {
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
