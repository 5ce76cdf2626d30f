import { textTree } from '@/lib/gateways/content/text-tree';
import type { PageView } from '@/lib/platform/views/page-view';
import type { ConsentNotice, ConsentWords } from '@/lib/platform/views/consent-notice';

/** Title, subject and entries from the first info array of the cookies page (Spec §2); the choice stands alone without one. */
export function mapNotice(
  page: PageView | null,
  words: ConsentWords,
  fallbackTitle: string,
): ConsentNotice {
  const block = page?.blocks.find((candidate) => candidate.kind === 'info-array');
  return {
    title: block?.title ?? page?.title ?? fallbackTitle,
    subject: block?.subject ?? null,
    entries: (block?.infos ?? []).map(({ title, text }) => ({ title, text: textTree(text) })),
    words,
  };
}
