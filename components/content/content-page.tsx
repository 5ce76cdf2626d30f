import type { ReactNode } from 'react';
import { softHyphens } from '@/domain/content/soft-hyphens';
import type { PageView } from '@/lib/platform/views/page-view';
import { ContentBlocks, hasOwnTitle } from './content-blocks';

interface Props {
  readonly page: PageView;
  /** What stands between the title and the blocks. */
  readonly children?: ReactNode;
}

/** A page made of nothing but its blocks, with its title above them unless the first block says it. */
export function ContentPage({ page: { title, blocks }, children }: Props) {
  return (
    <article className="pb-6">
      {hasOwnTitle(blocks) ? null : (
        <h1 className="container-xxl pt-5 pb-3 mb-0">{softHyphens(title)}</h1>
      )}
      {children}
      <ContentBlocks blocks={blocks} />
    </article>
  );
}
