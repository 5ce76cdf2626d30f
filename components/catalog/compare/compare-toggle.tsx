'use client';

import { useLocale } from 'next-intl';
import { updateCompareList, useCompareList } from '@/lib/browser/catalog/compare-list';
import { showToast } from '@/lib/browser/state/toasts';
import '@/components/catalog/product-card.scss';

interface Props {
  readonly slug: string;
  readonly name: string;
  /** The button labels before and after adding the bicycle, and the message shown if the comparison is full. */
  readonly labels: { readonly add: string; readonly added: string; readonly full: string };
}

/**
 * The button that adds a bicycle to the comparison or removes it. Without JavaScript it opens the comparison with this
 * bicycle.
 */
export function CompareToggle({ slug, name, labels }: Props) {
  const path = `/${useLocale()}/bikes/compare`;
  const isAside = useCompareList().some((bike) => bike.slug === slug);
  const label = isAside ? labels.added : labels.add;
  return (
    <form
      action={path}
      // With this attribute, a click before hydration is replayed after hydration, instead of submitting the form and
      // leaving the list.
      data-opens=""
      onSubmit={(event) => {
        event.preventDefault();
        if (!updateCompareList({ slug, name })) showToast({ message: labels.full });
      }}
    >
      <button
        className="lt-secondary-action"
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
