const markdownLink = /(?<!!)\[[^\]]{0,500}\]\(\s{0,9}<?([^)\s>]{1,2000})/g;

/** The targets of the links in a Markdown text, in their order; pictures are none. */
export function findLinks(markdown: string): string[] {
  return [...markdown.matchAll(markdownLink)].flatMap(([, target]) => target ?? []);
}
