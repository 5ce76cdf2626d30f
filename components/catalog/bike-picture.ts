import { bikePicturePath, type PictureView } from '@/domain/picture/picture-path';
import type { BikeSelection } from './bike-selection';

/** The address of a picture of the selected variant. */
export function selectedPicture(
  { bike, selected, color }: BikeSelection,
  view: PictureView = 'side',
): string {
  return bikePicturePath({
    slug: bike.slug,
    frame: selected.variation,
    color: color?.slug ?? '',
    size: selected.size,
    code: selected.type,
    view,
  });
}
