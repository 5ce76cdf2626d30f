'use client';

import { useRef } from 'react';

/** A key for a message: the same for the same content, so that one sent again acts once; another content gets another. */
export function useMessageKey(): (content: object) => string {
  const known = useRef({ content: '', key: '' });
  return (content) => {
    const written = JSON.stringify(content);
    if (known.current.content !== written)
      known.current = { content: written, key: crypto.randomUUID() };
    return known.current.key;
  };
}
