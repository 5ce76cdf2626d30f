import type { Language } from '@/domain/language/detect-language';
import { loadMessages, type Messages, type Namespace } from './load-messages';

/** On every page: the cart, and what is said when a part of the page fails. */
const everywhere = ['common', 'cart', 'errors'];

/** The words of the named namespaces, and of those that are needed everywhere. */
export async function pickMessages(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<Partial<Messages>> {
  const wanted = new Set<string>([...everywhere, ...namespaces]);
  const messages = await loadMessages(language);
  return Object.fromEntries(
    Object.entries(messages).filter(([namespace]) => wanted.has(namespace)),
  );
}
