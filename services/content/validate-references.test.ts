import { expect, it, describe } from 'vitest';
import {
  validateReferences,
  listMarkdownLinks,
  findLinkProblem,
  listLinkTargets,
} from './validate-references';
import type { SourceFile } from './source/source-file';

describe('reference validation', () => {
  const site = {
    paths: new Set(['bikes/ludwig', 'accessories/klingel-mitte', 'support']),
    hasPicture: (key: string) => key === 'scenes/row',
  };

  const sound = {
    link: '/support',
    linkToBike: 'ludwig',
    linkToAccessory: 'klingel-mitte',
    body: 'Read [this](/support) and see ![it](/media/scenes/row).',
    picture: { file: 'scenes/row' },
  };

  const sourceOf = (content: object, lines: Partial<SourceFile<unknown>>): SourceFile<unknown> => ({
    file: 'content/pages/one.de.md',
    locale: 'de',
    key: 'one',
    isDraft: false,
    fingerprint: '1',
    content,
    lineOf: () => 4,
    lineWithin: (_, offset) => 10 + offset,
    ...lines,
  });

  it('computes no line numbers while all links and pictures are valid', () => {
    const noLine = () => {
      throw new Error('A line was asked for.');
    };
    const source = sourceOf(sound, { lineOf: noLine, lineWithin: noLine });
    expect(validateReferences(source, site)).toEqual([]);
  });

  it.each([
    [{ link: '/nowhere' }, 4, '/nowhere'],
    [{ linkToBike: 'otto' }, 4, 'otto'],
    [{ linkToAccessory: 'hupe' }, 4, 'hupe'],
    [{ picture: { file: 'scenes/lost' } }, 4, 'scenes/lost'],
    [{ body: 'One\n[two](/nowhere)' }, 11, '/nowhere'],
    [{ body: '![lost](/media/scenes/lost)' }, 10, 'scenes/lost'],
  ])('reports %j with line %d', (wrong, line, named) => {
    const [problem, ...others] = validateReferences(sourceOf({ ...sound, ...wrong }, {}), site);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ file: 'content/pages/one.de.md', line });
    expect(problem?.reason).toContain(named);
  });
});

describe('markdown links', () => {
  it.each([
    ['Kein Link, nur [Klammern].', []],
    ['Zum [Shop](/bikes).', [{ href: '/bikes', isPicture: false, line: 0 }]],
    [
      'Eins\n\n![Riemen](/media/scenes/belt-wide)',
      [{ href: '/media/scenes/belt-wide', isPicture: true, line: 2 }],
    ],
    [
      '[Titel](/bikes "Alle Räder") und [spitz](</jobs>)',
      [
        { href: '/bikes', isPicture: false, line: 0 },
        { href: '/jobs', isPicture: false, line: 0 },
      ],
    ],
    [
      'Siehe [dort][1].\n\n[1]: https://lautlos.example',
      [{ href: 'https://lautlos.example', isPicture: false, line: 2 }],
    ],
  ])('%j', (text, links) => {
    expect(listMarkdownLinks(text)).toEqual(links);
  });
});

describe('site paths', () => {
  const paths = listLinkTargets('de', {
    '': [
      { slug: 'datenschutz', locale: 'de' },
      { slug: 'privacy', locale: 'en' },
      { slug: 'support/press', locale: 'de' },
    ],
    news: [{ slug: 'der-riemen-im-winter', locale: 'de' }],
    bikes: [{ slug: 'heinrich-1.0', locale: 'de' }],
    'bikes/outlet': [{ slug: 'ludwig-2024', locale: null }],
  });

  describe('link', () => {
    it.each([
      '/',
      '/datenschutz',
      '/dealers',
      '/datenschutz/',
      '/datenschutz#cookies',
      '/bikes?drive=pinion',
      '/bikes/heinrich-1.0',
      '/bikes/heinrich-1.0/configuration',
      '/bikes/outlet/ludwig-2024',
      '/news/der-riemen-im-winter',
      '/support/faq#riemen-schmieren',
      'https://lautlos.example/nirgends',
      'mailto:post@lautlos.example',
      'tel:+49305550140',
      '#unten',
    ])('%s is valid', (href) => {
      expect(findLinkProblem(href, paths)).toBeNull();
    });

    it.each([
      ['/privacy', 'link /privacy leads nowhere'],
      ['/bikes/karl', 'link /bikes/karl leads nowhere'],
      ['/newsletter', 'link /newsletter leads nowhere'],
      [
        '/news/der-riemen-im-winter/configuration',
        'link /news/der-riemen-im-winter/configuration leads nowhere',
      ],
      ['/de/datenschutz', 'link /de/datenschutz names a language; the site adds it'],
      ['/en', 'link /en names a language; the site adds it'],
    ])('%s is invalid', (href, fault) => {
      expect(findLinkProblem(href, paths)).toBe(fault);
    });
  });
});
