import type { ReactNode } from 'react';
import './keep.scss';

/** A list of kept articles around its rows. */
export function KeptList({ children }: { readonly children: ReactNode }) {
  return <ul className="lt-kept-list">{children}</ul>;
}
