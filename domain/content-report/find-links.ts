const markdownLink = /(?<!!)\[[^\]]*\]\(\s*<?([^)\s>]+)/g;

/** The targets of the links in a Markdown text, in their order; pictures are none. */
export function findLinks(markdown: string): string[] {
  return [...markdown.matchAll(markdownLink)].flatMap(([, target]) => target ?? []);
}
