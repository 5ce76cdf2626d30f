import type { Language } from '../language/detect-language';
import { type FactName, factNames } from './fact-names';

/** What is known just now; numbers of four digits and more are written as each language does. */
export type ContentFacts = Readonly<
  Partial<Record<FactName, string | Readonly<Record<Language, string>>>>
>;

interface Filled {
  readonly text: string;
  /** What stayed as it is written: no fact has that name, or it is not known just now. */
  readonly unfilled: readonly string[];
}

const placeholder = /\{\{ ?([a-zA-Z]+) ?\}\}/g;

/** A text with each `{{name}}` in it replaced by the fact of that name; a text of no language gets those that are alike in all. */
export function fillFacts(text: string, facts: ContentFacts, language: Language | null): Filled {
  const unfilled: string[] = [];
  const filled = text.replace(placeholder, (written, name: string) => {
    const known = isFactName(name) ? facts[name] : undefined;
    const fact = typeof known === 'object' ? language && known[language] : known;
    if (typeof fact === 'string') return fact;
    unfilled.push(name);
    return written;
  });
  return { text: filled, unfilled };
}

/** The names in a text that no fact has, with the line of each, from 1. */
export function unknownFacts(text: string): { name: string; line: number }[] {
  return [...text.matchAll(placeholder)].flatMap(({ 1: name = '', index }) =>
    isFactName(name) ? [] : [{ name, line: text.slice(0, index).split('\n').length }],
  );
}

/** What of a text readers see as it is written, `{{dealer}}`, each once. */
export function unfilledPlaceholders(text: string): string[] {
  return [...new Set(text.match(placeholder))];
}

/** Whether a fact has this name. */
export function isFactName(name: string): name is FactName {
  return factNames.some((known) => known === name);
}
