import type { SourceFile } from './source-file';

interface Publishable {
  /** Absent: published. */
  published?: boolean;
  /** ISO 8601 in UTC; absent: at once. */
  publishAt?: string | undefined;
}

/**
 * The sources everyone sees at `now` (epoch milliseconds), and those an editor sees before publication: drafts stand in for what they
 * are to replace. A draft with a time to publish at is published from then on.
 */
export function versionsOf<Content extends Publishable>(
  sources: readonly SourceFile<Content>[],
  now: number,
): Record<'PUBLISHED' | 'DRAFT', SourceFile<Content>[]> {
  const drafts = sources.filter(({ isDraft }) => isDraft);
  const settled = sources.filter(({ isDraft }) => !isDraft);
  const dueDrafts = drafts.filter(
    ({ content }) => content.publishAt !== undefined && isOut(content, now),
  );
  return {
    PUBLISHED: withDrafts(
      settled.filter(({ content }) => isOut(content, now)),
      dueDrafts,
    ),
    DRAFT: withDrafts(settled, drafts),
  };
}

/** When the next of the sources is published after `now`, in epoch milliseconds; infinity when none waits for its time. */
export function nextPublication(sources: readonly SourceFile<Publishable>[], now: number): number {
  const times = sources.flatMap(({ content: { published, publishAt } }) =>
    publishAt === undefined || published === false ? [] : [Date.parse(publishAt)],
  );
  return Math.min(...times.filter((time) => time > now));
}

function isOut({ published, publishAt }: Publishable, now: number): boolean {
  return published !== false && (publishAt === undefined || Date.parse(publishAt) <= now);
}

/** Each source, or the draft that stands in for it; then the drafts of what is new. */
function withDrafts<Content>(
  settled: readonly SourceFile<Content>[],
  drafts: readonly SourceFile<Content>[],
): SourceFile<Content>[] {
  const draftOf = new Map(drafts.map((draft) => [nameOf(draft), draft]));
  const settledNames = new Set(settled.map(nameOf));
  return [
    ...settled.map((source) => draftOf.get(nameOf(source)) ?? source),
    ...drafts.filter((draft) => !settledNames.has(nameOf(draft))),
  ];
}

function nameOf({ locale, key }: SourceFile<unknown>): string {
  return `${locale ?? ''}/${key}`;
}
