const schemes = ['https:', 'http:', 'mailto:', 'tel:'];

/** An address a text may link to: this site's paths and anchors, web, mail and phone. Null for everything else, such as javascript: and //host. */
export function safeHref(href: string): string | null {
  const trimmed = href.trim();
  if (trimmed.startsWith('#')) return trimmed;
  if (trimmed.startsWith('/')) return /^\/(?![/\\])/.test(trimmed) ? trimmed : null;
  try {
    return schemes.includes(new URL(trimmed).protocol) ? trimmed : null;
  } catch {
    return null;
  }
}
