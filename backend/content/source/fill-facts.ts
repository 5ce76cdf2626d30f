/** What texts may repeat of the data, by name. */
export type ContentFacts = Readonly<Record<string, string>>;

interface Filled {
  text: string;
  /** Names that no fact has; they stay in the text as they are. */
  unknown: { name: string; line: number }[];
}

const placeholder = /\{\{ ?([a-zA-Z]+) ?\}\}/g;

/** A text with each `{{name}}` in it replaced by the fact of that name; lines stay where they are. */
export function fillFacts(text: string, facts: ContentFacts): Filled {
  const unknown: Filled['unknown'] = [];
  const filled = text.replace(placeholder, (written, name: string, offset: number) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
    if (fact !== undefined) return fact;
    unknown.push({ name, line: text.slice(0, offset).split('\n').length });
    return written;
  });
  return { text: filled, unknown };
}
