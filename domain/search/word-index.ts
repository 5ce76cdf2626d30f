import MiniSearch from 'minisearch';
import { listFolds } from './fold-text';
import { splitWords } from './fold-text';

/** A distinct word of the documents: its first spelling and its folded forms. */
export interface VocabularyWord {
  readonly text: string;
  readonly folds: readonly string[];
}

/**
 * Index of the words of all documents. term-rating.ts matches a query against the vocabulary (compounds, typos,
 * synonyms). MiniSearch indexes the numbers of the words, not their letters, and ranks the documents.
 */
export interface WordIndex<Field extends string> {
  readonly fields: readonly Field[];
  /** All distinct words; the number of a word is its position in this list. */
  readonly vocabulary: readonly VocabularyWord[];
  /** Numbers of words that occur in names. Names do not match as compounds: `helm` does not match Wilhelm. */
  readonly names: ReadonlySet<number>;
  readonly ranker: MiniSearch;
}

type Texts<Field extends string> = Readonly<Record<Field, string>>;

interface Settings<Field extends string> {
  readonly fields: readonly Field[];
  /** Weight of a match in each field. */
  readonly boost: Readonly<Record<Field, number>>;
  /** Returns the name of the document at a position; an empty text if it has none. */
  readonly nameOf: (place: number) => string;
  /** Returns the weight of the document at a position, used to rank equal matches. Defaults to 1. */
  readonly weigh?: (place: number) => number;
}

/**
 * Reduces the effect of field length below the default of MiniSearch, so that a name with a long list of article
 * numbers does not rank lower.
 */
const bm25 = { k: 1.2, b: 0.3, d: 0.5 };

/** Builds the index. Documents are identified by their position. All text must be plain and in NFC. */
export function buildWordIndex<Field extends string>(
  documents: readonly Texts<Field>[],
  { fields, boost, nameOf, weigh = () => 1 }: Settings<Field>,
): WordIndex<Field> {
  const numbers = new Map<string, number>();
  const vocabulary: VocabularyWord[] = [];
  const numberOf = memoize((text): readonly number[] => {
    const folds = listFolds(text);
    if (folds.length === 0) return [];
    const key = folds.join('|');
    const known = numbers.get(key) ?? vocabulary.push({ text, folds }) - 1;
    numbers.set(key, known);
    return [known];
  });
  const numbersIn = memoize((text): readonly number[] =>
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

/** Caches results by text, because long lists repeat the same texts. */
function memoize<Result>(find: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const found = known.get(text) ?? find(text);
    known.set(text, found);
    return found;
  };
}
