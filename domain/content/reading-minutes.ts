const wordsPerMinute = 200;

/** Minutes a text in Markdown takes to read, at least one. Addresses of links and pictures are not read. */
export function readingMinutes(markdown: string): number {
  const words = markdown.replace(/\]\([^)]*\)/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu);
  return Math.max(1, Math.round((words?.length ?? 0) / wordsPerMinute));
}
