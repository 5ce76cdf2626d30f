import MiniSearch from 'minisearch';
import { listFolds } from './fold-text';
import { splitWords } from './fold-text';

/** A word that occurs: as it is written where it was first seen, and its folds. */
export interface VocabularyWord {
  readonly text: string;
  readonly folds: readonly string[];
}

/**
 * The words of documents, counted once. A query is read against the vocabulary (compounds, slips, synonyms: read-term); which documents
 * answer best is reckoned by MiniSearch, which knows the words by their numbers only.
 */
export interface WordIndex<Field extends string> {
  readonly fields: readonly Field[];
  /** Every word that occurs, without repetition. */
  readonly vocabulary: readonly VocabularyWord[];
  /** Numbers of the words that are names: a name is no compound, and helm no part of Wilhelm. */
  readonly names: ReadonlySet<number>;
  readonly ranker: MiniSearch;
}

type Texts<Field extends string> = Readonly<Record<Field, string>>;

interface Settings<Field extends string> {
  readonly fields: readonly Field[];
  /** How much a word counts there. */
  readonly boost: Readonly<Record<Field, number>>;
  /** The words of a document that are its name. */
  readonly nameOf: (place: number) => string;
  /** How much a document counts among equals; 1 without. */
  readonly weigh?: (place: number) => number;
}

/** A long list of article numbers makes a name no worse: lengths count less than MiniSearch thinks by itself. */
const bm25 = { k: 1.2, b: 0.3, d: 0.5 };

/** Prepares documents for any number of queries; each is known by its place. All text is plain and in NFC. */
export function buildWordIndex<Field extends string>(
  documents: readonly Texts<Field>[],
  { fields, boost, nameOf, weigh = () => 1 }: Settings<Field>,
): WordIndex<Field> {
  const numbers = new Map<string, number>();
  const vocabulary: VocabularyWord[] = [];
  const numberOf = once((text): readonly number[] => {
    const folds = listFolds(text);
    if (folds.length === 0) return [];
    const key = folds.join('|');
    const known = numbers.get(key) ?? vocabulary.push({ text, folds }) - 1;
    numbers.set(key, known);
    return [known];
  });
  const numbersIn = once((text): readonly number[] =>
    splitWords(text).flatMap((word) => [
      ...numberOf(word.text),
      ...word.parts.flatMap((part) => numberOf(part.text)),
    ]),
  );
  const ranker = new MiniSearch<Texts<Field> & { place: number }>({
    idField: 'place',
    fields: [...fields],
    tokenize: (text) => numbersIn(text).map(String),
    processTerm: (term) => term,
    searchOptions: { boost, bm25, boostDocument: (place: number) => weigh(place) },
  });
  ranker.addAll(documents.map((texts, place) => ({ ...texts, place })));
  const names = new Set(documents.flatMap((_, place) => numbersIn(nameOf(place))));
  return { fields, vocabulary, names, ranker };
}

/** Names, versions and words occur again and again in a long list: each text is looked at once. */
function once<Result>(look: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const found = known.get(text) ?? look(text);
    known.set(text, found);
    return found;
  };
}
