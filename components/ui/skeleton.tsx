import '@/styles/on-demand/skeletons.scss';

type SkeletonProps = { width?: string; height: string; className?: string };

/** A bar that stands for what is on its way; no more than three per card (design README §9). */
export function Skeleton({ width = '100%', height, className }: SkeletonProps) {
  return (
    <div
      className={['lt-skel', className].filter(Boolean).join(' ')}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}
