import type { ReactNode } from 'react';
import type { ContentBlock, HeroBlock } from '@/lib/content/page-view';
import { HeroImage } from './hero-image';
import { Highlight } from './highlight';
import { InfoArray } from './info-array';
import { RichText } from './rich-text';

type ContentBlocksProps = {
  blocks: readonly ContentBlock[];
  /** How this page shows a hero; without it as it comes. */
  renderHero?: (block: HeroBlock) => ReactNode;
  /** Stands for the picture of a highlight that has none. */
  highlightFallback?: ReactNode;
};

/** The blocks of a page one after the other (Spec §3, pageZone). */
export function ContentBlocks({ blocks, renderHero, highlightFallback }: ContentBlocksProps) {
  return blocks.map((block) => {
    switch (block.kind) {
      case 'hero-image':
        return (
          <div key={block.kind + block.id}>
            {renderHero ? renderHero(block) : <HeroImage block={block} />}
          </div>
        );
      case 'info-array':
        return <InfoArray key={block.kind + block.id} block={block} />;
      case 'highlighted-text-image':
        return <Highlight key={block.kind + block.id} block={block} fallback={highlightFallback} />;
      case 'rich-text':
        return (
          <section key={block.kind + block.id} className="container-xxl py-5">
            <RichText markdown={block.markdown} />
          </section>
        );
    }
  });
}
