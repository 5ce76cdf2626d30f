import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/form/button';
import type { ContentBlock, PageView } from '@/lib/platform/views/page-view';
import { Markdown } from './markdown';
import { SafeLink } from './markdown';

interface Props {
  readonly page: PageView;
  /** The breadcrumbs above the title. */
  readonly breadcrumb: ReactNode;
  /** The image beside the title; null for none. */
  readonly picture: ReactNode;
  /** The product list of the page, with its heading. */
  readonly list: ReactNode;
  /** Links to other landing pages, shown at the end of the page. */
  readonly others: ReactNode;
}

/**
 * A landing page for one kind of bicycle or accessory: the first text beside its image, the product list, then the
 * other blocks. Supports text, image, question and button blocks, and uses only the global style sheets.
 */
export function LandingPage({ page, breadcrumb, picture, list, others }: Props) {
  const { title, blocks } = page;
  const lead = blocks.find((block) => block.kind === 'rich-text');
  return (
    <article className="container-xxl pt-4 pb-7">
      {breadcrumb}
      <div className="row gx-lg-5 gy-4 pt-3 align-items-end">
        <div className={picture ? 'col-lg-7' : 'col-lg-9'}>
          <h1>{title}</h1>
          {lead && (
            <div className="text-2 fs-5">
              <Markdown markdown={lead.markdown} />
            </div>
          )}
        </div>
        {picture && <div className="col-lg-5">{picture}</div>}
      </div>
      {list}
      {blocks
        .filter((block) => block !== lead)
        .map((block) => (
          <Part key={block.kind + block.id} block={block} />
        ))}
      {others}
    </article>
  );
}

function Part({ block }: { block: ContentBlock }) {
  switch (block.kind) {
    case 'rich-text':
      return (
        <section className="row pt-5">
          <div className="col-lg-8">
            <Markdown markdown={block.markdown} />
          </div>
        </section>
      );
    case 'info-array':
      return (
        <section className="pt-5">
          {block.title && <h2 className="mb-4">{block.title}</h2>}
          <div className="row gx-lg-5 gy-4">
            {block.infos.map(({ title, text }, index) => (
              <div key={index} className="col-md-6">
                <h3>{title}</h3>
                <div className="text-2">
                  <Markdown markdown={text} topLevel={3} />
                </div>
              </div>
            ))}
          </div>
        </section>
      );
    case 'buttons':
      return (
        <section className="pt-5">
          {block.title && <h2 className="mb-4">{block.title}</h2>}
          <div className="d-flex flex-wrap gap-3">
            {block.buttons.map(({ id, text, href }) => (
              <SafeLink key={id} address={href} className={buttonClass({ variant: 'outline' })}>
                {text}
              </SafeLink>
            ))}
          </div>
        </section>
      );
    default:
      return null;
  }
}
