import { NextIntlClientProvider } from 'next-intl';
import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { pickMessages } from '@/lib/platform/i18n/pick-messages';
import type { Namespace } from '@/lib/platform/i18n/load-messages';

type ClientMessagesProps = { namespaces: readonly Namespace[]; children: ReactNode };

/** Gives the client components below the words they use, and no others: each word travels with the page. */
export async function ClientMessages({ namespaces, children }: ClientMessagesProps) {
  const messages = await pickMessages(await getLocale(), namespaces);
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>;
}
