import { ContentImage } from '@/components/ui/picture/content-image';
import type { ImageGroupBlock } from '@/lib/platform/views/page-view';
import '@/styles/by-use/covers.scss';
import '@/styles/by-use/lists.scss';

/** Pictures that belong together: two or more beside each other, a single one across. */
export function ImageGroup({ block }: { block: ImageGroupBlock }) {
  const { title, images } = block;
  if (images.length === 0) return null;
  return (
    <>
      {title && <h2 className="mb-4">{title}</h2>}
      <ul className={images.length > 1 ? 'lt-pictures' : 'lt-pictures is-single'}>
        {images.map((image, index) => (
          <li key={`${image.url} ${index}`}>
            <ContentImage
              image={image}
              className="lt-cover lt-ratio-3-2"
              sizes={images.length > 1 ? '(min-width: 768px) 45vw, 90vw' : '90vw'}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
