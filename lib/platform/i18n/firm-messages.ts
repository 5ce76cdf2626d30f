import { firmSpaces } from '@/domain/content/firm-spaces';

/**
 * Messages as they are shown: figures stay with their units. Reads them as they are written and as the build compiles them, where what
 * is filled in stands apart from the words after it.
 */
export function firmMessages<Words>(words: Words): Words {
  return firm(words) as Words;
}

function firm(part: unknown): unknown {
  if (typeof part === 'string') return firmSpaces(part);
  if (Array.isArray(part))
    return part.map((one, index) =>
      typeof one === 'string' && isFilledIn(part[index - 1]) ? afterFigure(one) : firm(one),
    );
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, firm(inner)]));
}

/** An argument, or the number of a plural. */
const isFilledIn = (part: unknown) => Array.isArray(part) || typeof part === 'number';

const afterFigure = (text: string) => firmSpaces(`#${text}`).slice(1);
