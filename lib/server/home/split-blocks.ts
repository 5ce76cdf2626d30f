import type { ContentBlock } from '@/lib/platform/views/page-view';

/** The blocks above the models, which are the hero and the figures that follow it, and those below. */
export function splitBlocks(blocks: readonly ContentBlock[]): {
  opening: ContentBlock[];
  rest: ContentBlock[];
} {
  const end = blocks.findIndex(({ kind }) => kind !== 'hero-image' && kind !== 'info-array');
  const cut = end === -1 ? blocks.length : end;
  return { opening: blocks.slice(0, cut), rest: blocks.slice(cut) };
}
