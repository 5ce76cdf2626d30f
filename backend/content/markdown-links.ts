export interface MarkdownLink {
  href: string;
  isPicture: boolean;
  /** Lines below the first one. */
  line: number;
}

const inline = /(!?)\[(?:[^\]\\]|\\.)*\]\(\s*<?([^)\s>]+)/g;
const defined = /^ {0,3}()\[[^\]]+\]:\s*<?([^\s>]+)/gm;

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
