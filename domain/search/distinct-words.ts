import type { Language } from '@/domain/language/detect-language';
import { foldsOf } from './fold';
import { isStopWord } from './stop-words';
import { wordsOf } from './words';

const shortestWord = 3;

/**
 * The words of a long text that say something and are not known yet, each once, at most `limit`: what an index has to carry
 * of a page's body. In the order of the text, in small letters.
 */
export function distinctWords(
  text: string,
  { known, language, limit }: { known: string; language: Language; limit: number },
): string {
  const seen = new Set(wordsOf(known).flatMap(({ text: word }) => foldsOf(word)));
  const words: string[] = [];
  for (const { text: word } of wordsOf(text)) {
    const [fold] = foldsOf(word);
    if (fold === undefined || fold.length < shortestWord || seen.has(fold)) continue;
    seen.add(fold);
    if (!isStopWord(fold, language)) words.push(word.toLowerCase());
    if (words.length === limit) break;
  }
  return words.join(' ');
}
