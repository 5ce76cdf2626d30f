import { expect, it } from 'vitest';
import type { ContentUrlKind, ContentUrl } from '@/domain/content/content-url';
import { findPathIgnoringCase } from './site-pages';

const address = (kind: ContentUrlKind, slug: string): ContentUrl => ({
  ...{ kind, slug, documentId: slug, language: 'de', formerSlugs: [] },
  ...{ updatedAt: null, isInSitemap: true },
});
const addresses = [
  address('bike', 'ludwig'),
  address('bike', 'arthur-VI-IX'),
  address('page', 'impressum'),
  address('page', 'bikes/pendelrad'),
];

it.each([
  ['/de/Bikes', '/de/bikes'],
  ['/de/Support/FAQ', '/de/support/faq'],
  ['/de/bikes/Ludwig', '/de/bikes/ludwig'],
  ['/de/BIKES/LUDWIG', '/de/bikes/ludwig'],
  ['/de/bikes/arthur-vi-ix', '/de/bikes/arthur-VI-IX'],
  ['/de/bikes/Pendelrad', '/de/bikes/pendelrad'],
  ['/de/Impressum', '/de/impressum'],
  ['/de/bikes', null],
  ['/de/bikes/arthur-VI-IX', null],
  ['/de/nowhere', null],
  ['/de/payment/AbCd', null],
])('%s links to %s', (path, target) => {
  expect(findPathIgnoringCase(path, addresses)).toBe(target);
});
