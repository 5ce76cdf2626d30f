'use client';

import { findJsonLd } from '@/lib/platform/json-ld-registry';

/** The script of a structured data's key. Engines read it in the HTML; a browser leaves it as it came and needs none of its own. */
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
