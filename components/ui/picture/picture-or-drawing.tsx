import type { StoredPicture } from '@/lib/platform/media/stored-picture';
import { Drawing } from './drawing';
import { Picture } from './picture';

interface Props {
  readonly picture: StoredPicture | null;
  /** The URL of the drawing used if there is no image. */
  readonly drawing: string;
  readonly alt: string;
  readonly sizes: string;
  readonly isSquare?: boolean;
  readonly className?: string | undefined;
  readonly loading?: 'first' | 'eager' | 'lazy';
  readonly limit?: number;
}

/** A stored image of a product or, if there is none, a drawing of the same product. */
export function PictureOrDrawing({ picture, drawing, isSquare, ...place }: Props) {
  const { alt, className, loading } = place;
  if (picture !== null) return <Picture picture={picture} {...place} />;
  return (
    <Drawing path={drawing} alt={alt} isSquare={isSquare} className={className} loading={loading} />
  );
}
