import { addNonBreakingSpaces } from '@/domain/text/typography';
import type { Language } from '@/domain/locale/language';
import type german from '@/messages/de.json';
import type { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';

/**
 * Messages as they are shown: figures stay with their units. Reads them as they are written and as the build compiles them, where what
 * is filled in stands apart from the words after it.
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

/** An argument, or the number of a plural. */
const isFilledIn = (part: unknown) => Array.isArray(part) || typeof part === 'number';

const afterFigure = (text: string) => addNonBreakingSpaces(`#${text}`).slice(1);

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
  const messages = catalogues[language]().then((file) =>
    addNonBreakingSpacesToMessages(file.default),
  );
  loaded.set(language, messages);
  return messages;
}

/** Words of the interface, some of them, as the provider of client components takes them. */
export type PartialMessages = NonNullable<
  ComponentProps<typeof NextIntlClientProvider>['messages']
>;

/** What comes with the parts of a page that open later: the cart's panel, the search, dealers' prices, the nearest dealers; why the shop refuses something. */
const late = [
  ...(['cart', 'common', 'compareBar', 'fit', 'nearestDealers', 'searchBox'] as const),
  'shopRefusals',
] as const;

/** Common words that only the server writes, or that come with the parts that open later. */
const notFirst = [
  ...(['sum', 'purchase', 'offline', 'skip', 'notifications', 'breadcrumb'] as const),
  ...(['pageLoading', 'computedPicture', 'computedPictures', 'newsFeed'] as const),
];

/**
 * What every page needs before anybody touches it: common words, the cart's mark and button, what is said when a part of the page
 * fails. Each word travels with each page, so nothing else does.
 */
export async function getInitialMessages(language: Language): Promise<PartialMessages> {
  const { cart, common, errors } = await loadMessages(language);
  const { badge, add } = cart;
  return { common: without(common, notFirst), cart: { badge, add }, errors };
}

/** The words of the named namespaces, whole. */
export async function getNamespaceMessages(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<PartialMessages> {
  return whole(await loadMessages(language), namespaces);
}

/** The words that a browser fetches when one of the late parts is first opened (lib/browser/words). */
export async function getLazyMessages(language: Language): Promise<PartialMessages> {
  return getNamespaceMessages(language, late);
}

function whole(messages: Messages, namespaces: readonly Namespace[]): PartialMessages {
  return Object.fromEntries(namespaces.map((namespace) => [namespace, messages[namespace]]));
}

function without<Words extends object>(words: Words, names: readonly (keyof Words & string)[]) {
  return Object.fromEntries(
    Object.entries(words).filter(([name]) => !names.some((late) => late === name)),
  );
}
