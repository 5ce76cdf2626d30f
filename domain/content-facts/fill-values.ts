import type { Language } from '../language/detect-language';
import { type ContentFacts, fillFacts } from './fill-facts';

interface FilledValues<Data> {
  readonly data: Data;
  /** Names that stayed as they are written, each once. */
  readonly unfilled: readonly string[];
}

/** Whether any text in an answer waits for a fact. */
export function holdsPlaceholder(data: unknown): boolean {
  if (typeof data === 'string') return data.includes('{{');
  if (typeof data !== 'object' || data === null) return false;
  return Object.values(data).some(holdsPlaceholder);
}

/** An answer with the facts in all its texts; a field of one language among several, `aboutDe`, is told in that one. */
export function fillValues<Data>(
  data: Data,
  facts: ContentFacts,
  language: Language | null,
): FilledValues<Data> {
  const unfilled = new Set<string>();
  const fill = (value: unknown, spoken: Language | null): unknown => {
    if (typeof value === 'string') {
      const filled = fillFacts(value, facts, spoken);
      filled.unfilled.forEach((name) => unfilled.add(name));
      return filled.text;
    }
    if (Array.isArray(value)) return value.map((one) => fill(one, spoken));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, fill(one, spoken ?? languageOf(name))]),
    );
  };
  // Texts stay texts, so the shape is the one it was.
  return { data: fill(data, language) as Data, unfilled: [...unfilled] };
}

function languageOf(field: string): Language | null {
  if (field.endsWith('De')) return 'de';
  return field.endsWith('En') ? 'en' : null;
}
