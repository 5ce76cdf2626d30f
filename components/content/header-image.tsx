import { ContentImage } from '@/components/ui/picture/content-image';
import type { HeaderImageBlock } from '@/lib/platform/views/page-view';
import '@/styles/by-use/covers.scss';

type HeaderImageProps = {
  block: HeaderImageBlock;
  /** The title is the page's own, and the picture the first thing one sees. */
  isPageTitle?: boolean;
};

/** A title with a wide picture below it. */
export function HeaderImage({ block, isPageTitle = false }: HeaderImageProps) {
  const { title, image } = block;
  const Heading = isPageTitle ? 'h1' : 'h2';
  return (
    <>
      {title && <Heading className="mb-4">{title}</Heading>}
      {image && (
        <ContentImage
          image={image}
          className="lt-cover lt-ratio-21-9"
          sizes="(min-width: 1440px) 1312px, 95vw"
          isFirst={isPageTitle}
        />
      )}
    </>
  );
}
