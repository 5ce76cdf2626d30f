const schemes = ['https:', 'http:', 'mailto:', 'tel:'];

/** An address a text may link to: this site's paths and anchors, web, mail and phone. Null for everything else, such as javascript: and //host. */
export function safeHref(href: string): string | null {
  // Browsers leave out tabs and line breaks: "/\t/host" is "//host" to them.
  const trimmed = href.replace(/[\t\n\r]/g, '').trim();
  if (trimmed.startsWith('#')) return trimmed;
  if (trimmed.startsWith('/')) return /^\/(?![/\\])/.test(trimmed) ? trimmed : null;
  try {
    return schemes.includes(new URL(trimmed).protocol) ? trimmed : null;
  } catch {
    return null;
  }
}
