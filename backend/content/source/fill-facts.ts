import type { Locale } from '../entries';

/** What texts may repeat of the data, by name; numbers of four digits and more are written as each language does. */
export type ContentFacts = Readonly<Record<string, string | Readonly<Record<Locale, string>>>>;

interface Filled {
  text: string;
  /** Names that no fact has; they stay in the text as they are. */
  unknown: { name: string; line: number }[];
}

const placeholder = /\{\{ ?([a-zA-Z]+) ?\}\}/g;

/** A text with each `{{name}}` in it replaced by the fact of that name in its language; lines stay where they are. */
export function fillFacts(text: string, facts: ContentFacts, locale: Locale | null): Filled {
  const unknown: Filled['unknown'] = [];
  const filled = text.replace(placeholder, (written, name: string, offset: number) => {
    const known = Object.hasOwn(facts, name) ? facts[name] : undefined;
    const fact = typeof known === 'object' ? locale && known[locale] : known;
    if (typeof fact === 'string') return fact;
    unknown.push({ name, line: text.slice(0, offset).split('\n').length });
    return written;
  });
  return { text: filled, unknown };
}
