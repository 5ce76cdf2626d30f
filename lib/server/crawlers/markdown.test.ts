import { describe, expect, it } from 'vitest';
import {
  formatMarkdownTable,
  formatMarkdownParagraphs,
  toAbsoluteLinks,
  removeUnsafeMarkdown,
} from './markdown';
import { getMarkdownPagePath, findMarkdownPage } from '@/lib/platform/navigation/markdown-page';

describe('Markdown for automated clients', () => {
  describe('Markdown version of a page', () => {
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
      const markdownPage = findMarkdownPage(path);
      expect(markdownPage && getMarkdownPagePath(markdownPage)).toBe(address);
    });
  });

  it('escapes separators in table cells', () => {
    expect(formatMarkdownTable(['A', 'B'], [['x | y', 'two\nlines']])).toBe(
      '| A | B |\n| --- | --- |\n| x \\| y | two lines |',
    );
    expect(formatMarkdownTable(['A'], [])).toBe('');
    expect(formatMarkdownParagraphs(['a', '', null, false, 'b'])).toBe('a\n\nb\n');
  });

  it('makes internal links absolute and keeps external ones', () => {
    expect(
      toAbsoluteLinks(
        '[a](/bikes/x) ![b](/media/y) [c](https://z.example) [d](//e.example) [f](</g>)',
        'https://s',
        'de',
      ),
    ).toBe(
      '[a](https://s/de/bikes/x) ![b](https://s/media/y) [c](https://z.example) [d](//e.example) [f](<https://s/de/g>)',
    );
  });
});

describe('Markdown sanitising', () => {
  it.each([
    ['a script', 'a <script>alert(1)</script>', 'a &lt;script>alert(1)&lt;/script>'],
    ['an event handler', '<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)>'],
    ['a comment', '<!-- x -->', '&lt;!-- x -->'],
    ['an unsafe link', '[a](javascript:alert(1))', '[a](#))'],
    ['an unsafe link in angle brackets', '[a](<JavaScript:x>)', '[a](<#>)'],
    ['an unsafe link with character references', '[a](java&#115;cript&colon;x)', '[a](#)'],
    ['an unsafe image', '![a](data:text/html,x)', '![a](#)'],
    ['a protocol-relative link to another host', '[a](//evil.example/x)', '[a](#)'],
    ['an unsafe link defined by reference', '[a][b]\n\n[b]: vbscript:x', '[a][b]\n\n[b]: #'],
  ])('neutralises %s', (_name, markdown, harmless) => {
    expect(removeUnsafeMarkdown(markdown)).toBe(harmless);
  });

  it.each([
    'Bis 5 < 7 Grad, a<5.',
    '[a](/bikes/x) [b](https://x.example/a_(b)) [c](#d) [e](mailto:a@x.example)',
    '[a](</bikes/x>) und <https://x.example> und <mailto:a@x.example>',
    '| a | b |\n| --- | --- |\n| 1 | 2 |',
    '[b]: https://x.example "Titel"',
  ])('keeps %s', (markdown) => {
    expect(removeUnsafeMarkdown(markdown)).toBe(markdown);
  });

  it.each(['[', '](', '<', '[a](', '\n[a]:', '&#', '<a'])(
    'handles fifty thousand of %j within the time limit',
    (part) => {
      const startedAt = performance.now();
      removeUnsafeMarkdown(part.repeat(50_000));
      expect(performance.now() - startedAt).toBeLessThan(5_000);
    },
  );
});
