'use client';

import { findJsonLd } from '@/lib/platform/json-ld-registry';

/**
 * The script element of structured data, by key. Search engines read it from the HTML. In the browser it is not
 * hydrated and not recreated.
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
