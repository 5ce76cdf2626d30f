import { ContentImage } from '@/components/ui/picture/content-image';
import type { PageView } from '@/lib/platform/views/page-view';
import './card.scss';

/** The first picture of a landing page, on the ground that pictures of lists stand on; null when it has none. */
export function landingPicture({ blocks }: PageView, form: 'bike' | 'accessory') {
  const image = blocks.find((block) => block.kind === 'header-image')?.image;
  if (!image) return null;
  return (
    <div className="lt-card">
      <span className={form === 'bike' ? 'lt-card-pic' : 'lt-card-pic is-accessory'}>
        <ContentImage image={image} sizes="(min-width: 992px) 40vw, 100vw" isFirst />
      </span>
    </div>
  );
}
