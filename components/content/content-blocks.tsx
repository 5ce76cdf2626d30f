import type { ReactNode } from 'react';
import type { ContentBlock, HeroBlock } from '@/lib/platform/views/page-view';
import { BlockSection } from './block-section';
import { Buttons } from './buttons';
import { HeaderImage } from './header-image';
import { HeroImage } from './hero-image';
import { Highlight } from './highlight';
import { ImageGroup } from './image-group';
import { InfoArray } from './info-array';
import { RichText } from './rich-text';
import { ShippingTable } from './shipping-table';
import { SupportTextImages } from './support-text-images';
import './prose.scss';

type Rendering = {
  /** How this page shows a hero; without it as it comes. */
  renderHero?: (block: HeroBlock) => ReactNode;
  /** Stands for the picture of a highlight that has none. */
  highlightFallback?: ReactNode;
  /** The page has a frame of its own: blocks keep to the column they are put into. */
  isInColumn?: boolean;
};

type ContentBlocksProps = Rendering & { blocks: readonly ContentBlock[] };

/** True when the first block says the page's title itself, so that the page needs no other. */
export function hasOwnTitle([first]: readonly ContentBlock[]): boolean {
  return first?.kind === 'hero-image' || (first?.kind === 'header-image' && first.title !== null);
}

/** The blocks of a page one after the other (Spec §3, pageZone). */
export function ContentBlocks({ blocks, ...rendering }: ContentBlocksProps) {
  return blocks.map((block, index) => (
    <Block
      key={block.kind + block.id}
      block={block}
      isPageTitle={index === 0 && hasOwnTitle(blocks)}
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
      return <Highlight block={block} fallback={highlightFallback} />;
    case 'rich-text':
      return inSection(
        <RichText markdown={block.markdown} hasLinkedHeadings />,
        isInColumn ? undefined : 'lt-margin-heads',
      );
    case 'buttons':
      return inSection(<Buttons block={block} />);
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
