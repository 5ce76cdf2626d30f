import { firmSpaces } from '@/domain/content/firm-spaces';
import { present } from '@/lib/gateways/catalog/wire-lists';
import type { LabelledText } from '@/lib/platform/views/term-view';

/** Texts with their headings as they are shown, figures with their units; what lacks one of the two is left out. */
export function labelledTexts(
  texts: readonly ({ title: string | null; text: string | null } | null)[],
): LabelledText[] {
  return present(texts).flatMap(({ title, text }) =>
    title === null || text === null ? [] : [{ title, text: firmSpaces(text) }],
  );
}
