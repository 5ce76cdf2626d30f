'use client';

import { findJsonLd } from '@/lib/platform/json-ld-registry';

/**
 * The script element with the structured data registered under a key. Search engines read it from the HTML. In the
 * browser it is neither hydrated nor recreated.
 */
export function JsonLdScript({ name }: { readonly name: string }) {
  const text = typeof window === 'undefined' ? findJsonLd(name) : '';
  if (text === null) return null;
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
