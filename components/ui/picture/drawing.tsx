import type { ReactEventHandler } from 'react';

interface DrawingProps {
  readonly path: string;
  readonly alt: string;
  /** True for the square format of accessories; the default is the side view's 3:2. */
  readonly isSquare?: boolean | undefined;
  readonly className?: string | undefined;
  readonly loading?: 'first' | 'eager' | 'lazy' | undefined;
  readonly isDraggable?: boolean | undefined;
  readonly onLoad?: ReactEventHandler<HTMLImageElement>;
}

/** A drawing of a product generated from catalog data, shown if there is no image. */
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
