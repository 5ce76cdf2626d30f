export interface MarkdownLink {
  href: string;
  isPicture: boolean;
  /** Lines below the first one. */
  line: number;
}

// Bounded, so that an unclosed bracket is not looked for through the whole text at each place.
const inline = /(!?)\[(?:[^\]\\]|\\.){0,1000}\]\(\s{0,100}<?([^)\s>]+)/g;
const defined = /^ {0,3}()\[[^\]]{1,1000}\]:\s{0,100}<?([^\s>]+)/gm;

/** Every link and picture of a Markdown text, in the order of their kind. */
export function markdownLinks(text: string): MarkdownLink[] {
  return [inline, defined].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, mark, href = ''], index, all) => ({
      href,
      isPicture: mark === '!',
      line: text.slice(0, all[index]?.index).split('\n').length - 1,
    })),
  );
}
