import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/form/button';
import { ContentImage } from '@/components/ui/picture/content-image';
import type { ButtonsBlock, ContentBlock, HeroBlock } from '@/lib/platform/views/page-view';
import { SafeLink } from './markdown';
import { HeaderImage, HeroImage, HighlightedTextImage } from './hero-image';
import { ImageGroup, SupportTextImages } from './image-blocks';
import { InfoArray } from './info-array';
import { RichText } from './rich-text';
import { ShippingTable } from './shipping-table';
import './content.scss';
import '@/styles/on-demand/cover-images.scss';
import './link-cards.scss';
import './prose.scss';

type BlockSectionProps = {
  /** Renders the block inside a column instead of across the page. */
  isInColumn?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** The container of a block, as wide as the page, or as the column that contains the block. */
function BlockSection({ isInColumn = false, className, children }: BlockSectionProps) {
  const frame = isInColumn ? 'lt-column-block' : 'container-xxl pt-5 pb-5';
  return <section className={[frame, className].filter(Boolean).join(' ')}>{children}</section>;
}

/** The links of a block: those with an image as cards, the others as buttons in a row. */
function ButtonLinks({ block }: { block: ButtonsBlock }) {
  const { title, buttons } = block;
  const named = buttons.filter(({ text }) => text !== '');
  const cards = named.filter(({ image }) => image !== null);
  const withoutImage = named.filter(({ image }) => image === null);
  if (named.length === 0) return null;
  return (
    <>
      {title && <h2 className="mb-4">{title}</h2>}
      {cards.length > 0 && (
        <ul className="lt-link-cards">
          {cards.map(({ id, text, href, image }) => (
            <li key={id}>
              <SafeLink address={href}>
                {image && (
                  <ContentImage
                    image={{ ...image, alt: '' }}
                    className="lt-cover-image lt-ratio-3-2"
                    sizes="(min-width: 992px) 30vw, (min-width: 576px) 45vw, 90vw"
                  />
                )}
                <span className="h3">{text}</span>
              </SafeLink>
            </li>
          ))}
        </ul>
      )}
      {withoutImage.length > 0 && (
        <div
          className={cards.length > 0 ? 'd-flex flex-wrap gap-3 mt-4' : 'd-flex flex-wrap gap-3'}
        >
          {withoutImage.map(({ id, text, href }) => (
            <SafeLink key={id} address={href} className={buttonClass({ variant: 'outline' })}>
              {text}
            </SafeLink>
          ))}
        </div>
      )}
    </>
  );
}

type Rendering = {
  /** Renders the hero of the page; without this function the default hero is rendered. */
  renderHero?: (block: HeroBlock) => ReactNode;
  /** Rendered in a highlight block that has no image. */
  highlightFallback?: ReactNode;
  /** True if the page places the blocks inside a column of its own layout. */
  isInColumn?: boolean;
};

type ContentBlocksProps = Rendering & { blocks: readonly ContentBlock[] };

/** Returns true if the first block contains the page's title, so that the page does not add another. */
export function startsWithTitle([first]: readonly ContentBlock[]): boolean {
  return first?.kind === 'hero-image' || (first?.kind === 'header-image' && first.title !== null);
}

/** Renders the blocks of a page in order (Specification §3, pageZoneSchema). */
export function ContentBlocks({ blocks, ...rendering }: ContentBlocksProps) {
  return blocks.map((block, index) => (
    <Block
      key={block.kind + block.id}
      block={block}
      isPageTitle={index === 0 && startsWithTitle(blocks)}
      {...rendering}
    />
  ));
}

function Block({
  block,
  isPageTitle,
  renderHero,
  highlightFallback,
  isInColumn,
}: Rendering & { block: ContentBlock; isPageTitle: boolean }) {
  const inSection = (content: ReactNode, className?: string) => (
    <BlockSection isInColumn={isInColumn} className={className}>
      {content}
    </BlockSection>
  );
  switch (block.kind) {
    case 'hero-image':
      return renderHero ? renderHero(block) : <HeroImage block={block} />;
    case 'highlighted-text-image':
      return <HighlightedTextImage block={block} fallback={highlightFallback} />;
    case 'rich-text':
      return inSection(
        <RichText markdown={block.markdown} hasLinkedHeadings />,
        isInColumn ? undefined : 'lt-margin-headings',
      );
    case 'buttons':
      return inSection(<ButtonLinks block={block} />);
    case 'shipping-table':
      return inSection(<ShippingTable block={block} />);
    case 'support-text-images':
      return inSection(<SupportTextImages block={block} />);
    case 'info-array':
      return inSection(<InfoArray block={block} />, 'pb-6');
    case 'image-group':
      return inSection(<ImageGroup block={block} />);
    case 'header-image':
      return inSection(<HeaderImage block={block} isPageTitle={isPageTitle} />);
  }
}
