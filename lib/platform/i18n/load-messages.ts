import type { Language } from '@/domain/language/detect-language';
import type german from '@/messages/de.json';

export type Messages = typeof german;
export type Namespace = keyof Messages;

const catalogues: Record<Language, () => Promise<{ default: Messages }>> = {
  de: () => import('@/messages/de.json'),
  en: () => import('@/messages/en.json'),
};

/** Every word of the interface in one language. */
export async function loadMessages(language: Language): Promise<Messages> {
  const { default: messages } = await catalogues[language]();
  return messages;
}
