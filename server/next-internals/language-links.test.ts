import { expect, it } from 'vitest';
import { applyLanguageLinks } from './language-links';

const page = (alternates: string, href: string) =>
  `<html><head>${alternates}<link rel="alternate" type="application/rss+xml" href="/de/news/feed.xml"/></head>` +
  `<body><a href="${href}" lang="en" hrefLang="en" class="nav-link">English</a><a href="/en/other" hrefLang="en">x</a></body></html>`;
const alternates =
  '<link rel="alternate" hrefLang="de" href="https://x.example/de/news/regal-14"/>' +
  '<link rel="alternate" hrefLang="en" href="https://x.example/en/news/shelf-$1"/>' +
  '<link rel="alternate" hrefLang="x-default" href="https://x.example/de/news/regal-14"/>';

it('points the language link to the translation given in the head', () => {
  expect(applyLanguageLinks(page(alternates, '/en/news/regal-14'))).toBe(
    page(alternates, '/en/news/shelf-$1'),
  );
});

it.each([
  ['a page without alternates', page('', '/en/cart')],
  [
    'a page without an alternate for the language',
    page(alternates.replaceAll('"en"', '"fr"'), '/en/x'),
  ],
  [
    'an invalid alternate URL',
    page(alternates.replace('https://x.example/en', 'https://%'), '/en/x'),
  ],
  ['a fragment without a document', '<p>English</p>'],
])('leaves %s unchanged', (_name, html) => {
  expect(applyLanguageLinks(html)).toBe(html);
});
