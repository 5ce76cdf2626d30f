'use client';

import type { ReactNode } from 'react';
import type { BikeVariant } from '@/domain/catalog/variant';
import { selectVariant } from './bike/use-bike-selection';

interface Props {
  readonly to: BikeVariant;
  readonly children: ReactNode;
}

/** A link to another variant of the page's bicycle. It changes the URL without loading a new page. */
export function VariantLink({ to, children }: Props) {
  return (
    <a
      href={`?variant=${to.sku}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        selectVariant(to);
      }}
    >
      {children}
    </a>
  );
}
