import type { ReactNode } from 'react';
import './content.scss';

type BlockSectionProps = {
  /** Inside a column of the page instead of across it. */
  isInColumn?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** The room of one block: the page's width, or that of the column it stands in. */
export function BlockSection({ isInColumn = false, className, children }: BlockSectionProps) {
  const frame = isInColumn ? 'lt-column-block' : 'container-xxl pt-5 pb-5';
  return <section className={[frame, className].filter(Boolean).join(' ')}>{children}</section>;
}
