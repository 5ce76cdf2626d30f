import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import {
  getNamespaceMessages,
  type Namespace,
  getInitialMessages,
} from '@/lib/platform/i18n/load-messages';
import { MessagesProvider } from './messages-provider';
import { NextIntlClientProvider } from 'next-intl';

type ClientMessagesProps = { namespaces: readonly Namespace[]; children: ReactNode };

/**
 * Gives the client components below these namespaces besides what stands above, and no others: each word travels with the page, so
 * nothing is named that a layout above names already.
 */
export async function ClientMessages({ namespaces, children }: ClientMessagesProps) {
  const words = await getNamespaceMessages(await getLocale(), namespaces);
  return <MessagesProvider messages={words}>{children}</MessagesProvider>;
}

/** Gives every client component of a page the words that all pages need before anybody touches them. */
export async function PageMessages({ children }: { children: ReactNode }) {
  const messages = await getInitialMessages(await getLocale());
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>;
}
