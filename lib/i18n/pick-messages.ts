import type { Language } from '@/domain/language/detect-language';
import { loadMessages, type Messages, type Namespace } from './load-messages';

/** Every client component may use these; the cart is on every page. */
const everywhere = ['common', 'cart'];

/** The words of the named namespaces, and of those that are needed everywhere. */
export async function pickMessages(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<Partial<Messages>> {
  const wanted = new Set<string>([...everywhere, ...namespaces]);
  const messages = await loadMessages(language);
  return Object.fromEntries(Object.entries(messages).filter(([namespace]) => wanted.has(namespace)));
}
