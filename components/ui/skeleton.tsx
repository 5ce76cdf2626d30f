import '@/styles/on-demand/skeletons.scss';

type SkeletonProps = { width?: string; height: string; className?: string };

/** A placeholder bar for loading content. Use no more than three per card. */
export function Skeleton({ width = '100%', height, className }: SkeletonProps) {
  return (
    <div
      className={['lt-skeleton', className].filter(Boolean).join(' ')}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}
