import type { Language } from '@/domain/language/detect-language';
import { wordsKey } from '@/lib/platform/config/words-key';
import type { SomeMessages } from '@/lib/platform/i18n/pick-messages';

const loaded = new Map<Language, Promise<SomeMessages>>();

/**
 * The words of parts that open later, fetched once for as long as the page lives. Rejects as a missing script does, so that the
 * page is loaded anew where that helps; the next call tries again.
 */
export function loadLateWords(language: Language): Promise<SomeMessages> {
  const known = loaded.get(language);
  if (known) return known;
  const wanted = fetchWords(`/${language}/words.json?${wordsKey}`);
  loaded.set(language, wanted);
  wanted.catch(() => loaded.delete(language));
  return wanted;
}

async function fetchWords(address: string): Promise<SomeMessages> {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) throw new Error(`Failed to load chunk ${address}`);
  return (await answer.json()) as SomeMessages;
}
