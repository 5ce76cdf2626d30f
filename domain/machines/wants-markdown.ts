/**
 * True for who asks for Markdown by name and likes HTML no better (RFC 9110 §12.5.1). No browser names it, and a star means whatever
 * there is, which is the page.
 */
export function wantsMarkdown(accept: string | null | undefined): boolean {
  if (!accept) return false;
  const qualities = new Map<string, number>();
  for (const entry of accept.split(',')) {
    const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const written = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const quality = written === undefined ? 1 : Number(written || Number.NaN);
    qualities.set(type, quality >= 0 && quality <= 1 ? quality : 0);
  }
  const markdown = qualities.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (qualities.get('text/html') ?? 0);
}
