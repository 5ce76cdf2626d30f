import type { AvailabilityRow } from '../b2b/availability-row';
import type { Language } from '../language/detect-language';
import { foldsOf } from '../search/fold';
import { type ArticleWords, indexArticleWords } from './article-words';
import { skuKey, skuSegments } from './sku-key';

/** A variant prepared for being found. */
export type IndexedArticle = {
  readonly row: AvailabilityRow;
  readonly key: string;
  /** First segment of the SKU: the model with its drivetrain. */
  readonly type: string;
  /** The folded words of name, colour and size, and the segments of the number. */
  readonly words: readonly string[];
};

/** All variants, prepared once for many questions. */
export type OrderIndex = {
  readonly articles: readonly IndexedArticle[];
  readonly byKey: ReadonlyMap<string, IndexedArticle>;
  readonly byType: ReadonlyMap<string, readonly IndexedArticle[]>;
  /** For what is looked for by words, by the places of the articles. */
  readonly words: ArticleWords;
};

/** Prepares the variants; where two article numbers differ in their signs only, the first one counts. */
export function indexArticles(rows: readonly AvailabilityRow[], language: Language): OrderIndex {
  const byKey = new Map<string, IndexedArticle>();
  const byType = new Map<string, IndexedArticle[]>();
  const articles = rows.map((row) => {
    const article = toArticle(row);
    if (!byKey.has(article.key)) byKey.set(article.key, article);
    const ofType = byType.get(article.type);
    if (ofType) ofType.push(article);
    else byType.set(article.type, [article]);
    return article;
  });
  return { articles, byKey, byType, words: indexArticleWords(rows, language) };
}

function toArticle(row: AvailabilityRow): IndexedArticle {
  const words = `${row.title} ${row.colorName} ${row.sizeShort}`.normalize('NFC').split(/[\s,]+/);
  const segments = skuSegments(row.sku);
  return {
    row,
    key: skuKey(row.sku),
    type: segments[0] ?? '',
    words: [...words, ...segments].flatMap(foldsOf),
  };
}
