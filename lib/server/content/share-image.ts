import { sharePath } from '@/domain/picture/stored-picture';
import type { ImageView } from '@/lib/platform/views/page-view';

/** The address of a picture as others show it when they link to a page; undefined without one. */
export function shareImage(image: ImageView | null | undefined): string | undefined {
  if (!image) return undefined;
  return image.stored ? sharePath(image.stored) : image.url;
}
