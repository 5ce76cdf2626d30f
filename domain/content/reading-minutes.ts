const wordsPerMinute = 200;

/** Minutes a text in Markdown takes to read, at least one. Addresses of links and pictures are not read. */
export function readingMinutes(markdown: string): number {
  const words = withoutAddresses(markdown).match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu);
  return Math.max(1, Math.round((words?.length ?? 0) / wordsPerMinute));
}

/** Each address goes, from `](` to the next `)`; one without an end stays. */
function withoutAddresses(markdown: string): string {
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const start = markdown.indexOf('](', from);
    const end = start < 0 ? -1 : markdown.indexOf(')', start + 2);
    if (end < 0) return [...parts, markdown.slice(from)].join(' ');
    parts.push(markdown.slice(from, start));
    from = end + 1;
  }
}
