import type { Language } from '@/domain/language/detect-language';
import { firmMessages } from './firm-messages';
import type german from '@/messages/de.json';

export type Messages = typeof german;
export type Namespace = keyof Messages;

const catalogues: Record<Language, () => Promise<{ default: Messages }>> = {
  de: () => import('@/messages/de.json'),
  en: () => import('@/messages/en.json'),
};

const loaded = new Map<Language, Promise<Messages>>();

/** Every word of the interface in one language, as it is shown. */
export function loadMessages(language: Language): Promise<Messages> {
  const known = loaded.get(language);
  if (known) return known;
  const messages = catalogues[language]().then((file) => firmMessages(file.default));
  loaded.set(language, messages);
  return messages;
}
