import { addNonBreakingSpaces } from '@/domain/text/typography';
import type { Language } from '@/domain/locale/language';
import type german from '@/messages/de.json';
import type { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';

/**
 * Adds non-breaking spaces between numbers and units in messages. Handles messages as written and as compiled by the
 * build, where arguments are separate from the text that follows.
 */
export function addNonBreakingSpacesToMessages<Words>(words: Words): Words {
  return firm(words) as Words;
}

function firm(part: unknown): unknown {
  if (typeof part === 'string') return addNonBreakingSpaces(part);
  if (Array.isArray(part))
    return part.map((one, index) =>
      typeof one === 'string' && isFilledIn(part[index - 1]) ? afterFigure(one) : firm(one),
    );
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, firm(inner)]));
}

/** True for a part of a compiled message that is replaced by a value: an argument or the number of a plural. */
const isFilledIn = (part: unknown) => Array.isArray(part) || typeof part === 'number';

const afterFigure = (text: string) => addNonBreakingSpaces(`#${text}`).slice(1);

export type Messages = typeof german;
export type MessageNamespace = keyof Messages;

const catalogues: Record<Language, () => Promise<{ default: Messages }>> = {
  de: () => import('@/messages/de.json'),
  en: () => import('@/messages/en.json'),
};

const loaded = new Map<Language, Promise<Messages>>();

/** Loads all interface messages of a language, with non-breaking spaces between numbers and units. */
export function loadMessages(language: Language): Promise<Messages> {
  const known = loaded.get(language);
  if (known) return known;
  const messages = catalogues[language]().then((file) =>
    addNonBreakingSpacesToMessages(file.default),
  );
  loaded.set(language, messages);
  return messages;
}

/** Some of the interface messages, as accepted by the provider of client components. */
export type PartialMessages = NonNullable<
  ComponentProps<typeof NextIntlClientProvider>['messages']
>;

/**
 * Namespaces that are loaded when a panel of the page first opens: the cart panel, search, dealer prices, nearest
 * dealers, and rejection messages of the shop service.
 */
const lazyNamespaces = [
  ...(['cart', 'common', 'compareBar', 'fit', 'nearestDealers', 'searchBox'] as const),
  'shopRejections',
] as const;

/** Keys of `common` that are not sent with every page: used only on the server, or loaded with the lazy namespaces. */
const notFirst = [
  ...(['sum', 'purchase', 'offline', 'skip', 'notifications', 'breadcrumb'] as const),
  ...(['pageLoading', 'computedPicture', 'computedPictures', 'newsFeed'] as const),
];

/**
 * Returns the messages every page needs before any interaction: common messages, cart badge and button, error messages
 * of failed page parts. They are sent with every page, so keep them few.
 */
export async function getInitialMessages(language: Language): Promise<PartialMessages> {
  const { cart, common, errors } = await loadMessages(language);
  const { badge, add } = cart;
  return { common: without(common, notFirst), cart: { badge, add }, errors };
}

/** Returns all messages of the given namespaces. */
export async function getNamespaceMessages(
  language: Language,
  namespaces: readonly MessageNamespace[],
): Promise<PartialMessages> {
  return whole(await loadMessages(language), namespaces);
}

/**
 * Returns the messages of the lazy namespaces, which the browser loads when one of them is first needed
 * (lib/browser/load-lazy-messages).
 */
export async function getLazyMessages(language: Language): Promise<PartialMessages> {
  return getNamespaceMessages(language, lazyNamespaces);
}

function whole(messages: Messages, namespaces: readonly MessageNamespace[]): PartialMessages {
  return Object.fromEntries(namespaces.map((namespace) => [namespace, messages[namespace]]));
}

function without<Words extends object>(words: Words, names: readonly (keyof Words & string)[]) {
  return Object.fromEntries(
    Object.entries(words).filter(([name]) => !names.some((excluded) => excluded === name)),
  );
}
