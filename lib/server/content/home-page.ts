import type { ContentBlock } from '@/lib/platform/views/page-view';
import { getTranslations } from 'next-intl/server';
import type { Language } from '@/domain/locale/language';
import 'server-only';

/** Separates the blocks above the list of models (heroes and info arrays at the top of the page) from those below. */
export function splitHomeBlocks(blocks: readonly ContentBlock[]): {
  opening: ContentBlock[];
  rest: ContentBlock[];
} {
  const end = blocks.findIndex(({ kind }) => kind !== 'hero-image' && kind !== 'info-array');
  const cut = end === -1 ? blocks.length : end;
  return { opening: blocks.slice(0, cut), rest: blocks.slice(cut) };
}

const paths = {
  gears: '/gear-adviser',
  size: '/size-adviser',
  leasing: '/leasing',
  outlet: '/bikes/outlet',
} as const;

export interface AdviceTool {
  readonly label: string;
  /** One sentence that describes the page. */
  readonly text: string;
  readonly href: string;
}

/** Returns title, description and link of gear adviser, size adviser, leasing and outlet, in this order. */
export async function listAdviceTools(locale: Language): Promise<AdviceTool[]> {
  const t = await getTranslations({ locale, namespace: 'advisers' });
  return (['gears', 'size', 'leasing', 'outlet'] as const).map((key) => ({
    label: t(`${key}.label`),
    text: t(`${key}.text`),
    href: paths[key],
  }));
}
