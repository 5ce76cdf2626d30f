'use client';

import type { ReactNode } from 'react';
import type { VariantFacts } from '@/domain/catalog/variant-facts';
import { useBikeSelection } from './bike-selection';

interface Props {
  readonly to: VariantFacts;
  readonly children: ReactNode;
}

/** A link to another variant of the page's bicycle; the address changes, the page stays. */
export function VariantLink({ to, children }: Props) {
  const { select } = useBikeSelection();
  return (
    <a
      href={`?variant=${to.sku}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        select(to);
      }}
    >
      {children}
    </a>
  );
}
