'use client';

import type { ReactNode } from 'react';
import '../choices.scss';

/** What is not built, and where to go instead; takes no room while there is nothing to say. */
export function WaysOut({ children }: { readonly children: ReactNode }) {
  return (
    <div className="lt-ways-out" aria-live="polite">
      {children}
    </div>
  );
}
