import type { ReactEventHandler } from 'react';

interface DrawingProps {
  readonly path: string;
  readonly alt: string;
  /** Its shape, where it is not the side view's 3:2; accessories are square. */
  readonly isSquare?: boolean | undefined;
  readonly className?: string | undefined;
  readonly loading?: 'first' | 'eager' | 'lazy' | undefined;
  readonly isDraggable?: boolean | undefined;
  readonly onLoad?: ReactEventHandler<HTMLImageElement>;
}

/** A drawing from the catalogue's data, as it stands where there is no picture yet. */
export function Drawing({ path, alt, isSquare = false, loading = 'lazy', ...more }: DrawingProps) {
  return (
    <img
      src={path}
      alt={alt}
      width={isSquare ? 600 : 1500}
      height={isSquare ? 600 : 1000}
      className={more.className}
      loading={loading === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={loading === 'first' ? 'high' : undefined}
      decoding="async"
      draggable={more.isDraggable}
      onLoad={more.onLoad}
    />
  );
}
