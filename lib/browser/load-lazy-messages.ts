import type { Language } from '@/domain/locale/language';
import { messagesVersion } from '@/lib/platform/config/build-info';
import type { PartialMessages } from '@/lib/platform/i18n/load-messages';

const loaded = new Map<Language, Promise<PartialMessages>>();

/**
 * Loads the translated texts of lazily loaded components, once per page and language. Rejects with a chunk load error,
 * for which the error handler reloads the page at most once a minute; the next call tries again.
 */
export function loadLazyMessages(language: Language): Promise<PartialMessages> {
  const known = loaded.get(language);
  if (known) return known;
  const messages = fetchMessages(`/${language}/messages/${messagesVersion}.json`);
  loaded.set(language, messages);
  messages.catch(() => loaded.delete(language));
  return messages;
}

async function fetchMessages(url: string): Promise<PartialMessages> {
  const response = await fetch(url).catch(() => null);
  if (!response?.ok) throw new Error(`Failed to load chunk ${url}`);
  return (await response.json()) as PartialMessages;
}
