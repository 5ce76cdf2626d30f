'use client';

import type { ReactNode } from 'react';
import { isPlainClick } from '@/lib/browser/navigation/page-link';
import { setUrlQuery } from '@/lib/browser/navigation/url-query';

interface Props {
  readonly query: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A link to another state of the comparison with the same bicycles. Updated in place with JavaScript, a normal link
 * without.
 */
export function CompareLink({ query, className, children }: Props) {
  return (
    <a
      href={`?${query}`}
      className={className}
      rel="nofollow"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        setUrlQuery(query, 'replace');
      }}
    >
      {children}
    </a>
  );
}
