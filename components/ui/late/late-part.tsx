'use client';

import { useLocale } from 'next-intl';
import { type ComponentType, use } from 'react';
import { loadLateWords } from '@/lib/browser/words/load-late-words';
import { MoreWords } from '../words/more-words';

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
      <MoreWords words={use(words)}>
        <Part {...props} />
      </MoreWords>
    );
  };
}
