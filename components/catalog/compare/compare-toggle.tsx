'use client';

import { useLocale } from 'next-intl';
import { togglePutAside, usePutAside } from '@/lib/browser/compare/put-aside';
import { showToast } from '@/lib/browser/state/toasts';
import '../card.scss';

interface Props {
  readonly slug: string;
  readonly name: string;
  /** The words of the button before and after, and what is said when no more fit beside each other. */
  readonly words: { readonly add: string; readonly added: string; readonly full: string };
}

/** Puts a bicycle aside for comparing, and takes it back. Without scripts it leads to the comparison with this one. */
export function CompareToggle({ slug, name, words }: Props) {
  const path = `/${useLocale()}/bikes/compare`;
  const isAside = usePutAside().some((bike) => bike.slug === slug);
  const label = isAside ? words.added : words.add;
  return (
    <form
      action={path}
      // Pressed before it is awake it waits, and does not leave the list.
      data-opens=""
      onSubmit={(event) => {
        event.preventDefault();
        if (!togglePutAside({ slug, name })) showToast({ message: words.full });
      }}
    >
      <button
        className="lt-quiet-action"
        name="bikes"
        value={slug}
        data-on={isAside || undefined}
        aria-label={`${label}: ${name}`}
      >
        {label}
      </button>
    </form>
  );
}
