import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { refusalWords } from './refusal-words';

/** As refusalWords, for what is shown as long as it lasts; null while the words are on their way. */
export function useRefusalWords(message: string): string | null {
  const language = useLocale();
  const [said, setSaid] = useState<{ message: string; words: string } | null>(null);
  useEffect(() => {
    let isOver = false;
    void refusalWords(message, language).then((words) => {
      if (!isOver) setSaid({ message, words });
    });
    return () => {
      isOver = true;
    };
  }, [message, language]);
  if (message === '') return '';
  return said?.message === message ? said.words : null;
}
