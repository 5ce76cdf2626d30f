'use client';

import { useLocale } from 'next-intl';
import { updateCompareList, useCompareList } from '@/lib/browser/catalog/compare-list';
import { showToast } from '@/lib/browser/state/toasts';
import '@/components/catalog/product-card.scss';

interface Props {
  readonly slug: string;
  readonly name: string;
  /** The words of the button before and after, and what is said when no more fit beside each other. */
  readonly labels: { readonly add: string; readonly added: string; readonly full: string };
}

/** Puts a bicycle aside for comparing, and takes it back. Without scripts it leads to the comparison with this one. */
export function CompareToggle({ slug, name, labels: words }: Props) {
  const path = `/${useLocale()}/bikes/compare`;
  const isAside = useCompareList().some((bike) => bike.slug === slug);
  const label = isAside ? words.added : words.add;
  return (
    <form
      action={path}
      // Pressed before it is awake it waits, and does not leave the list.
      data-opens=""
      onSubmit={(event) => {
        event.preventDefault();
        if (!updateCompareList({ slug, name })) showToast({ message: words.full });
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
