import type { SourceFile } from './source-file';

interface Publishable {
  /** Absent: published. */
  published?: boolean;
}

/** The sources everyone sees, and those an editor sees before publication: drafts stand in for what they are to replace. */
export function versionsOf<Content extends Publishable>(
  sources: readonly SourceFile<Content>[],
): Record<'PUBLISHED' | 'DRAFT', SourceFile<Content>[]> {
  const drafts = new Map(
    sources.filter(({ isDraft }) => isDraft).map((source) => [nameOf(source), source]),
  );
  const settled = sources.filter(({ isDraft }) => !isDraft);
  const settledNames = new Set(settled.map(nameOf));
  const onlyDrafts = [...drafts.values()].filter((draft) => !settledNames.has(nameOf(draft)));
  return {
    PUBLISHED: settled.filter(({ content }) => content.published !== false),
    DRAFT: [...settled.map((source) => drafts.get(nameOf(source)) ?? source), ...onlyDrafts],
  };
}

function nameOf({ locale, key }: SourceFile<unknown>): string {
  return `${locale ?? ''}/${key}`;
}
