import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { previewPath } from '@/cms/src/preview/preview-path.js';

it.each([
  ['api::page.page', 'home', '/de'],
  ['api::page.page', 'bikes/stadtrad', '/de/bikes/stadtrad'],
  ['api::blog.blog', 'regal-14', '/de/news/regal-14'],
  ['api::job.job', 'laufradbau', '/de/jobs/laufradbau'],
  ['api::event.event', 'offene-halle', '/de/events/offene-halle'],
  ['api::feature.feature', 'lack', '/de/features/lack'],
  ['api::dealer.dealer', 'radhaus', '/de/dealers/radhaus'],
  ['api::bike.bike', 'ludwig', '/de/bikes/ludwig'],
  ['api::accessory.accessory', 'klingel-mitte', '/de/accessories/klingel-mitte'],
  ['api::faq.faq', 'oel', '/de/support/faq#oel'],
  ['api::download.download', 'anleitung', '/de/support/downloads'],
  ['api::notification-banner.notification-banner', null, '/de'],
  ['api::term.term', 'perlweiss', null],
  ['api::event.event', null, null],
])('opens the preview of %s %s at %s', (uid, slug, path) => {
  expect(previewPath(uid, slug, 'de')).toBe(path);
  const folder = /^\/de\/(\w+)\/[^/]+$/.exec(path ?? '')?.[1];
  if (folder && path?.endsWith(`/${slug}`))
    expect(existsSync(`app/[lang]/${folder}/[slug]/page.tsx`)).toBe(true);
});
