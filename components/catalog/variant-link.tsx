'use client';

import type { ReactNode } from 'react';
import type { VariantFacts } from '@/domain/catalog/variant-facts';
import { selectVariant } from './bike/bike-selection';

interface Props {
  readonly to: VariantFacts;
  readonly children: ReactNode;
}

/** A link to another variant of the page's bicycle; the address changes, the page stays. */
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
