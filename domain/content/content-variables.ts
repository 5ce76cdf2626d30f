import type { Language } from '@/domain/locale/language';

/** What texts may repeat of the data, written as `{{dealers}}`. What each means to editors stands in `cms/src/editing/facts.js`. */
export const contentVariableNames = [
  'dealers',
  'models',
  'motorModels',
  'bikePriceMin',
  'bikePriceMax',
  'frameGuaranteeMin',
  'frameGuaranteeMax',
  'childSeatRackModels',
  'childSeatClampModels',
  'trailerModels',
  'cdxKm',
  'cdnKm',
  'withdrawalDays',
  'returnDays',
  'payHours',
  'transferDays',
  'homeParcelDays',
  'homeBikeDays',
  'unionParcelDays',
  'unionBikeDays',
  'abroadParcelDays',
  'abroadBikeDays',
] as const;

export type ContentVariableName = (typeof contentVariableNames)[number];

/** What is known just now; numbers of four digits and more are written as each language does. */
export type ContentVariables = Readonly<
  Partial<Record<ContentVariableName, string | Readonly<Record<Language, string>>>>
>;

interface Filled {
  readonly text: string;
  /** What stayed as it is written: no fact has that name, or it is not known just now. */
  readonly unfilled: readonly string[];
}

const placeholder = /\{\{ ?([a-zA-Z]+) ?\}\}/g;

/** A text with each `{{name}}` in it replaced by the fact of that name; a text of no language gets those that are alike in all. */
export function applyContentVariables(
  text: string,
  facts: ContentVariables,
  language: Language | null,
): Filled {
  const unfilled: string[] = [];
  const filled = text.replace(placeholder, (written, name: string) => {
    const known = isContentVariableName(name) ? facts[name] : undefined;
    const fact = typeof known === 'object' ? language && known[language] : known;
    if (typeof fact === 'string') return fact;
    unfilled.push(name);
    return written;
  });
  return { text: filled, unfilled };
}

/** The names in a text that no fact has, with the line of each, from 1. */
export function listUnknownVariables(text: string): { name: string; line: number }[] {
  return [...text.matchAll(placeholder)].flatMap(({ 1: name = '', index }) =>
    isContentVariableName(name) ? [] : [{ name, line: text.slice(0, index).split('\n').length }],
  );
}

/** What of a text readers see as it is written, `{{dealer}}`, each once. */
export function listUnfilledPlaceholders(text: string): string[] {
  return [...new Set(text.match(placeholder))];
}

/** Whether a fact has this name. */
export function isContentVariableName(name: string): name is ContentVariableName {
  return contentVariableNames.some((known) => known === name);
}

interface FilledValues<Data> {
  readonly data: Data;
  /** Names that stayed as they are written, each once. */
  readonly unfilled: readonly string[];
}

/** Whether any text in an answer waits for a fact. */
export function hasPlaceholder(data: unknown): boolean {
  if (typeof data === 'string') return data.includes('{{');
  if (typeof data !== 'object' || data === null) return false;
  return Object.values(data).some(hasPlaceholder);
}

/** An answer with the facts in all its texts; a field of one language among several, `aboutDe`, is told in that one. */
export function applyContentVariablesToData<Data>(
  data: Data,
  facts: ContentVariables,
  language: Language | null,
): FilledValues<Data> {
  const unfilled = new Set<string>();
  const fill = (value: unknown, spoken: Language | null): unknown => {
    if (typeof value === 'string') {
      const filled = applyContentVariables(value, facts, spoken);
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
