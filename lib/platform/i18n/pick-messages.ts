import type { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import type { Language } from '@/domain/language/detect-language';
import { loadMessages, type Messages, type Namespace } from './load-messages';

/** Words of the interface, some of them, as the provider of client components takes them. */
export type SomeMessages = NonNullable<ComponentProps<typeof NextIntlClientProvider>['messages']>;

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
export async function firstWords(language: Language): Promise<SomeMessages> {
  const { cart, common, errors } = await loadMessages(language);
  const { badge, add } = cart;
  return { common: without(common, notFirst), cart: { badge, add }, errors };
}

/** The words of the named namespaces, whole. */
export async function pickWords(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<SomeMessages> {
  return whole(await loadMessages(language), namespaces);
}

/** The words that a browser fetches when one of the late parts is first opened (lib/browser/words). */
export async function lateMessages(language: Language): Promise<SomeMessages> {
  return pickWords(language, late);
}

function whole(messages: Messages, namespaces: readonly Namespace[]): SomeMessages {
  return Object.fromEntries(namespaces.map((namespace) => [namespace, messages[namespace]]));
}

function without<Words extends object>(words: Words, names: readonly (keyof Words & string)[]) {
  return Object.fromEntries(
    Object.entries(words).filter(([name]) => !names.some((late) => late === name)),
  );
}
