import { NextIntlClientProvider } from 'next-intl';
import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { firstWords } from '@/lib/platform/i18n/pick-messages';

/** Gives every client component of a page the words that all pages need before anybody touches them. */
export async function PageWords({ children }: { children: ReactNode }) {
  const messages = await firstWords(await getLocale());
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>;
}
