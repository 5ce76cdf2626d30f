import { Picture } from '@/components/ui/picture/picture';
import { pictureSizes } from '@/components/ui/picture/picture-sizes';
import type { CaptionedPicture } from '@/domain/picture/stored-picture';

/** A model from the front at an angle, whole in its tile. */
export function FrontPicture({ picture }: { picture: CaptionedPicture }) {
  return (
    <Picture
      className="lt-pic is-whole"
      picture={picture}
      alt={picture.alt}
      sizes={pictureSizes.closeUp}
    />
  );
}
