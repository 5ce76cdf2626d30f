'use client';

import { useEffect, useRef } from 'react';

/** Why a step could not be sent, above its form; the focus moves there. */
export function FailureNote({ failure }: { failure: string | null }) {
  const note = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (failure) note.current?.focus();
  }, [failure]);

  if (!failure) return null;
  return (
    <div className="lt-note is-error mb-4" role="alert" tabIndex={-1} ref={note}>
      {failure}
    </div>
  );
}
