import type { ReactNode } from 'react';
import { addSoftHyphens } from '@/domain/text/typography';
import type { PageView } from '@/lib/platform/views/page-view';
import { ContentBlocks, startsWithTitle } from './content-blocks';
import { useTranslations } from 'next-intl';
import './content.scss';

interface Props {
  readonly page: PageView;
  /** Content between the page title and the blocks. */
  readonly children?: ReactNode;
}

/** An editorial page: its blocks, with the page title above them unless the first block contains it. */
export function ContentPage({ page: { title, blocks }, children }: Props) {
  return (
    <article className="pb-6">
      {startsWithTitle(blocks) ? null : (
        <h1 className="container-xxl pt-5 pb-3 mb-0">{addSoftHyphens(title)}</h1>
      )}
      {children}
      <ContentBlocks blocks={blocks} />
    </article>
  );
}

/**
 * The official notice on the legal guarantee as its complete, unmodified image. The alternative text repeats the text
 * of the image.
 */
export function GuaranteeNotice({ src }: { readonly src: string }) {
  const t = useTranslations('guaranteeNotice');
  return (
    <figure className="container-xxl mb-5">
      <a href={src} aria-label={t('open')}>
        <img className="lt-guarantee-notice" src={src} alt={t('alt')} />
      </a>
      <figcaption className="text-2 mt-2">{t('caption')}</figcaption>
    </figure>
  );
}
