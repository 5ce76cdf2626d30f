import { expect, it } from 'vitest';
import { postProcessPage } from './post-process-page';

const made = [
  '<!DOCTYPE html><html><head><meta property="og:title" content="Ludwig"/>',
  '<meta name="twitter:card" content="summary_large_image"/><meta name="twitter:title" content="Ludwig"/>',
  '<meta name="twitter:image:alt" content="Ludwig, von der Seite"/>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head><body><p>Ludwig</p></body></html>',
].join('');

it('removes legacy browser assets and metadata duplicated by og: tags', () => {
  const { body } = postProcessPage(
    Buffer.from(made),
    {},
    { deferredPath: null, joinSheets: (html) => html },
  );
  expect(body.uncompressed?.toString()).toBe(
    '<!DOCTYPE html><html><head><meta property="og:title" content="Ludwig"/><meta name="twitter:card" content="summary_large_image"/></head><body><p>Ludwig</p></body></html>',
  );
});
