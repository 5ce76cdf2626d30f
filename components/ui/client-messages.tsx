import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import {
  getNamespaceMessages,
  type MessageNamespace,
  getInitialMessages,
} from '@/lib/platform/i18n/load-messages';
import { MessagesProvider } from './messages-provider';
import { NextIntlClientProvider } from 'next-intl';

type ClientMessagesProps = { namespaces: readonly MessageNamespace[]; children: ReactNode };

/**
 * Adds the translated messages of the given namespaces for the client components below. All messages are sent with the
 * page, so do not list namespaces that a layout above already provides.
 */
export async function ClientMessages({ namespaces, children }: ClientMessagesProps) {
  const messages = await getNamespaceMessages(await getLocale(), namespaces);
  return <MessagesProvider messages={messages}>{children}</MessagesProvider>;
}

/** Provides the translated messages that client components of every page need before the first user interaction. */
export async function PageMessages({ children }: { children: ReactNode }) {
  const messages = await getInitialMessages(await getLocale());
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>;
}
