import { PictureOrDrawing } from '@/components/ui/picture/picture-or-drawing';
import { pictureSizes } from '@/components/ui/picture/picture-sizes';
import type { RegisterRow } from '@/lib/server/home/list-register';
import '@/styles/by-use/covers.scss';

/** The drive, close up. Decoration: the words beside it say what it is. */
export function BeltPicture({ bike }: { bike: RegisterRow }) {
  if (!bike.picture) return null;
  return (
    <PictureOrDrawing
      className="lt-block-image"
      picture={bike.picture.detail}
      drawing={bike.picture.detailDrawing}
      alt=""
      sizes={pictureSizes.half}
    />
  );
}
