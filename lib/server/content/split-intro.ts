import type { ContentBlock } from '@/lib/platform/views/page-view';

/** The text a page begins with, which stands beside its title, and what comes after. */
export function splitIntro(blocks: readonly ContentBlock[]): {
  lead: string | null;
  rest: ContentBlock[];
} {
  const [first, ...rest] = blocks;
  return first?.kind === 'rich-text'
    ? { lead: first.markdown, rest }
    : { lead: null, rest: [...blocks] };
}
