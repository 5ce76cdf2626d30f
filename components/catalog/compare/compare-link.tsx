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
 * A link to the comparison with a different query. With JavaScript it updates the page in place; without JavaScript it
 * is a normal link.
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
