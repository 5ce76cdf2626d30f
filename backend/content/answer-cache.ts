import type { ContentVersions } from './entries';

interface Answer {
  status: 200 | 400;
  body: string;
  /** Would be the same if it were asked again. */
  isLasting: boolean;
}

interface Asked {
  query: string;
  operationName: string | null;
  variables: Record<string, unknown>;
}

const maxAnswers = 500;

/**
 * Gives the same question the same answer for as long as the content stays the same; the answer asked for longest ago is
 * forgotten first.
 */
export function createAnswerCache() {
  let of: ContentVersions | null = null;
  const known = new Map<string, Answer>();

  return async (
    content: ContentVersions,
    { query, operationName, variables }: Asked,
    answer: () => Promise<Answer>,
  ): Promise<Answer> => {
    if (of !== content) {
      known.clear();
      of = content;
    }
    const question = JSON.stringify([query, operationName, variables]);
    const kept = known.get(question) ?? (await answer());
    if (of !== content || !kept.isLasting) return kept;
    known.delete(question);
    known.set(question, kept);
    const [oldest] = known.keys();
    if (known.size > maxAnswers && oldest !== undefined) known.delete(oldest);
    return kept;
  };
}
