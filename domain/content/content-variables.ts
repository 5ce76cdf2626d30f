import type { Language } from '@/domain/locale/language';

/**
 * Names of the variables that texts can use, for instance as `{{dealers}}`. Their descriptions for editors are in
 * `cms/src/editing/facts.js`.
 */
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

/** Current values of the variables; numbers with four or more digits are formatted for each language. */
export type ContentVariables = Readonly<
  Partial<Record<ContentVariableName, string | Readonly<Record<Language, string>>>>
>;

interface Filled {
  readonly text: string;
  /** Names of the variables that were not replaced, because they are unknown or have no current value. */
  readonly unfilled: readonly string[];
}

const placeholder = /\{\{ ?([a-zA-Z]+) ?\}\}/g;

/**
 * Replaces each `{{name}}` in a text by the value of the variable. A text without a language gets only values that are
 * equal in all languages.
 */
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

/** Lists unknown variable names in a text with their line number, starting at 1. */
export function listUnknownVariables(text: string): { name: string; line: number }[] {
  return [...text.matchAll(placeholder)].flatMap(({ 1: name = '', index }) =>
    isContentVariableName(name) ? [] : [{ name, line: text.slice(0, index).split('\n').length }],
  );
}

/** Lists the placeholders that were not replaced in a text, such as `{{dealer}}`, without duplicates. */
export function listUnfilledPlaceholders(text: string): string[] {
  return [...new Set(text.match(placeholder))];
}

/** Checks whether a variable has this name. */
export function isContentVariableName(name: string): name is ContentVariableName {
  return contentVariableNames.some((known) => known === name);
}

interface FilledValues<Data> {
  readonly data: Data;
  /** Names of the variables that were not replaced, without duplicates. */
  readonly unfilled: readonly string[];
}

/** Checks whether any text in a response contains a placeholder. */
export function hasPlaceholder(data: unknown): boolean {
  if (typeof data === 'string') return data.includes('{{');
  if (typeof data !== 'object' || data === null) return false;
  return Object.values(data).some(hasPlaceholder);
}

/**
 * Replaces the placeholders in all texts of a response. A field with a language suffix, such as `aboutDe`, uses that
 * language.
 */
export function applyContentVariablesToData<Data>(
  data: Data,
  facts: ContentVariables,
  language: Language | null,
): FilledValues<Data> {
  const unfilled = new Set<string>();
  const fill = (value: unknown, language: Language | null): unknown => {
    if (typeof value === 'string') {
      const filled = applyContentVariables(value, facts, language);
      filled.unfilled.forEach((name) => unfilled.add(name));
      return filled.text;
    }
    if (Array.isArray(value)) return value.map((one) => fill(one, language));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, fill(one, language ?? languageOf(name))]),
    );
  };
  // Strings stay strings, so the type is unchanged.
  return { data: fill(data, language) as Data, unfilled: [...unfilled] };
}

function languageOf(field: string): Language | null {
  if (field.endsWith('De')) return 'de';
  return field.endsWith('En') ? 'en' : null;
}
