import type { Language } from '@/domain/locale/language';
import { messagesVersion } from '@/lib/platform/config/build-info';
import type { PartialMessages } from '@/lib/platform/i18n/load-messages';

const loaded = new Map<Language, Promise<PartialMessages>>();

/**
 * Loads the translated texts of components that are loaded on demand, once per page and language. Rejects with a chunk
 * load error, which reloads the page at most once a minute; the next call retries.
 */
export function loadLazyMessages(language: Language): Promise<PartialMessages> {
  const known = loaded.get(language);
  if (known) return known;
  const wanted = fetchWords(`/${language}/words.json?${messagesVersion}`);
  loaded.set(language, wanted);
  wanted.catch(() => loaded.delete(language));
  return wanted;
}

async function fetchWords(address: string): Promise<PartialMessages> {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) throw new Error(`Failed to load chunk ${address}`);
  return (await answer.json()) as PartialMessages;
}
