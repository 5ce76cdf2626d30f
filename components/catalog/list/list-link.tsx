'use client';

import type { ComponentProps } from 'react';
import { isPlainClick } from '@/lib/browser/state/plain-click';
import type { ListControls } from './use-list-state';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  readonly query: string;
  readonly list: Pick<ListControls<string>, 'path' | 'show'>;
};

/** A link to another state of the list: shown at once with scripts, an address of its own without. */
export function ListLink({ query, list, children, ...link }: Props) {
  return (
    <a
      {...link}
      href={query === '' ? list.path : `${list.path}?${query}`}
      rel="nofollow"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        list.show(query);
      }}
    >
      {children}
    </a>
  );
}
