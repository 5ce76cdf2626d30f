import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { refusalWords } from './refusal-words';

/** Hook version of refusalWords; null while the texts are loading. */
export function useRefusalWords(message: string): string | null {
  const language = useLocale();
  const [formatted, setFormatted] = useState<{ message: string; words: string } | null>(null);
  useEffect(() => {
    let isOver = false;
    void refusalWords(message, language).then((words) => {
      if (!isOver) setFormatted({ message, words });
    });
    return () => {
      isOver = true;
    };
  }, [message, language]);
  if (message === '') return '';
  return formatted?.message === message ? formatted.words : null;
}
