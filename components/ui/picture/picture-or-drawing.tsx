import type { StoredPicture } from '@/lib/platform/media/stored-picture';
import { Drawing } from './drawing';
import { Picture } from './picture';

interface Props {
  readonly picture: StoredPicture | null;
  /** The address of the drawing that stands where there is no picture. */
  readonly drawing: string;
  readonly alt: string;
  readonly sizes: string;
  readonly isSquare?: boolean;
  readonly className?: string | undefined;
  readonly loading?: 'first' | 'eager' | 'lazy';
  readonly limit?: number;
}

/** A stored picture, else the drawing of the same thing. */
export function PictureOrDrawing({ picture, drawing, isSquare, ...place }: Props) {
  const { alt, className, loading } = place;
  if (picture !== null) return <Picture picture={picture} {...place} />;
  return (
    <Drawing path={drawing} alt={alt} isSquare={isSquare} className={className} loading={loading} />
  );
}
