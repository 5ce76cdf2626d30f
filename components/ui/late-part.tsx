'use client';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { type ComponentType, type ReactNode, use } from 'react';
import { loadLateWords } from '@/lib/browser/words/load-late-words';

/**
 * A part of the page whose code and words are loaded together when it is first shown. It suspends until both are there; when they
 * cannot be had it fails as a missing script does, and the next time it is shown it tries again.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | null = null;

  function begin(): Promise<ComponentType<Props>> {
    if (loading !== null) return loading;
    const begun = load();
    begun.catch(() => (loading = null));
    return (loading = begun);
  }

  return function LatePart(props: Props) {
    const part = begin();
    const words = loadLateWords(useLocale());
    const Part = use(part);
    return (
      <LateWords words={use(words)}>
        <Part {...props} />
      </LateWords>
    );
  };
}

/** Gives the parts below the late words besides those that came with the page. */
export function LateWords({
  words,
  children,
}: {
  readonly words: Awaited<ReturnType<typeof loadLateWords>>;
  readonly children: ReactNode;
}) {
  return (
    <NextIntlClientProvider locale={useLocale()} messages={{ ...useMessages(), ...words }}>
      {children}
    </NextIntlClientProvider>
  );
}
