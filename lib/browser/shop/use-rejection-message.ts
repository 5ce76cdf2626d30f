import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { getShopRejectionMessage } from './rejection-message';

/** Hook version of getShopRejectionMessage; null while the texts are loading. */
export function useRejectionMessage(message: string): string | null {
  const language = useLocale();
  const [formatted, setFormatted] = useState<{ message: string; words: string } | null>(null);
  useEffect(() => {
    let isOver = false;
    void getShopRejectionMessage(message, language).then((words) => {
      if (!isOver) setFormatted({ message, words });
    });
    return () => {
      isOver = true;
    };
  }, [message, language]);
  if (message === '') return '';
  return formatted?.message === message ? formatted.words : null;
}
