import { describe, expect, it } from 'vitest';
import { markdownTable, paragraphs, wholeLinks } from './markdown-parts';
import { twinAddress, twinOfPath } from './twin-of-path';
import { wantsMarkdown } from './wants-markdown';

describe('who wants Markdown', () => {
  it.each<[string | null, boolean]>([
    ['text/markdown', true],
    ['text/markdown, text/html;q=0.9, */*;q=0.1', true],
    ['text/markdown, text/html, */*', true],
    ['TEXT/Markdown;q=0.8', true],
    ['text/html, text/markdown;q=0.5', false],
    ['text/markdown;q=0', false],
    ['text/markdown;q=2', false],
    ['text/markdown;q=', false],
    ['text/*', false],
    ['*/*', false],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
    [',;,=;q', false],
    ['', false],
    [null, false],
    [`${'text/html;q=0.1,'.repeat(5_000)}text/markdown`, true],
  ])('%j: %s', (accept, wants) => {
    expect(wantsMarkdown(accept)).toBe(wants);
  });
});

describe('the twin of a page', () => {
  it.each([
    ['/de/bikes/ludwig', '/api/markdown/de/bike/ludwig'],
    ['/en/bikes/arthur-VI-IX', '/api/markdown/en/bike/arthur-VI-IX'],
    ['/de/accessories/klingel-mitte', '/api/markdown/de/accessory/klingel-mitte'],
    ['/en/news/the-belt-in-winter', '/api/markdown/en/article/the-belt-in-winter'],
    ['/de/guides/riemen', '/api/markdown/de/guide/riemen'],
    ['/de/guides', null],
    ['/de/toString/x', null],
    ['/de/support/faq', '/api/markdown/de/faq'],
    ['/en/gear-adviser', '/api/markdown/en/gears'],
    ['/de/gear-adviser/answer', null],
    ['/detoString', null],
    ['/de/bikes', null],
    ['/de/bikes/outlet', null],
    ['/de/bikes/emil-presale', null],
    ['/de/bikes/heinrich-1.0', '/api/markdown/de/bike/heinrich-1.0'],
    ['/de/bikes/LU11.25.H.M.TG', null],
    ['/de/bikes/lu11.25.h.m.tg', null],
    ['/de/bikes/..', null],
    ['/de/bikes/ludwig.', null],
    ['/de/news/a.b', null],
    ['/de/bikes/ludwig/configuration', null],
    ['/fr/bikes/ludwig', null],
    ['/de/my-account/b2c', null],
    ['/de/news/../checkout', null],
    ['/de/news/%2e%2e', null],
    ['/', null],
  ])('%s', (path, address) => {
    const twin = twinOfPath(path);
    expect(twin && twinAddress(twin)).toBe(address);
  });
});

it('no text of a cell is another cell', () => {
  expect(markdownTable(['A', 'B'], [['x | y', 'two\nlines']])).toBe(
    '| A | B |\n| --- | --- |\n| x \\| y | two lines |',
  );
  expect(markdownTable(['A'], [])).toBe('');
  expect(paragraphs(['a', '', null, false, 'b'])).toBe('a\n\nb\n');
});

it('links are whole, those that lead elsewhere stay', () => {
  expect(
    wholeLinks(
      '[a](/bikes/x) ![b](/media/y) [c](https://z.example) [d](//e.example) [f](</g>)',
      'https://s',
      'de',
    ),
  ).toBe(
    '[a](https://s/de/bikes/x) ![b](https://s/media/y) [c](https://z.example) [d](//e.example) [f](<https://s/de/g>)',
  );
});
