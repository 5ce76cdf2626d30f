import { describe, expect, it } from 'vitest';
import {
  toHeadingId,
  toHeadingIds,
  computeReadingMinutes,
  toSafeHref,
  limitMarkdownDepth,
  buildDescription,
} from './content-text';
import { marked, type Token } from 'marked';

describe('heading id', () => {
  it.each([
    ['Was passiert, wenn er reißt?', 'was-passiert-wenn-er-reisst'],
    ['Über Öl & Ähnliches', 'ueber-oel-aehnliches'],
    ['Café No. 3', 'cafe-no-3'],
    ['Riemen\u00adspannung', 'riemenspannung'],
    ['  – ', ''],
  ])('for %j is %j', (text, id) => {
    expect(toHeadingId(text)).toBe(id);
  });

  it('numbers repeated headings and returns null for headings without letters', () => {
    expect(toHeadingIds(['Maße', 'Gewicht', 'Maße', '…', 'Maße'])).toEqual([
      'masse',
      'gewicht',
      'masse-2',
      null,
      'masse-3',
    ]);
  });
});

describe('reading minutes', () => {
  const words = (count: number) => Array.from({ length: count }, (_, at) => `Wort${at}`).join(' ');

  it.each([
    ['', 1],
    [words(40), 1],
    [words(299), 1],
    [words(300), 2],
    [words(1_000), 5],
    [`# ${words(100)}\n\n[${words(100)}](/sehr/lange/adresse "mit Titel")`, 1],
    [`[a](b) ${words(298)} [c](d`, 2],
    [`[a](${words(400)}](b) ${words(100)}`, 1],
  ])('estimates %.30s … at %i minutes', (markdown, minutes) => {
    expect(computeReadingMinutes(markdown)).toBe(minutes);
  });
});

describe('safe href', () => {
  it.each([
    '/bikes',
    '#anker',
    'https://example.com/',
    'http://example.com',
    'mailto:a@example.com',
    'tel:+49305550140',
  ])('accepts %s', (href) => {
    expect(toSafeHref(href)).toBe(href);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'java\nscript:alert(1)',
    'bikes',
    '',
  ])('rejects %s', (href) => {
    expect(toSafeHref(href)).toBeNull();
  });
});

describe('limit markdown depth', () => {
  it.each([
    '# Titel\n\nEin *Wort* und **zwei**.\n\n- a\n  - b\n    - c\n\n> Zitat\n> > darin',
    '1. eins\n2. zwei\n\n| a | b |\n| --- | --- |\n| *c* | _d_ |',
    '> - > - a',
    '--- \n\n* * *\n\n- - -',
    '```\n                                        x\n```',
    '',
  ])('leaves ordinary markdown unchanged: %j', (markdown) => {
    expect(limitMarkdownDepth(markdown)).toBe(markdown);
  });

  function depthOf(tokens: readonly Token[]): number {
    const inner = tokens.flatMap((token) => [
      ...('tokens' in token ? (token.tokens ?? []) : []),
      ...('items' in token ? (token.items as Token[]) : []),
    ]);
    return inner.length === 0 ? 1 : 1 + depthOf(inner);
  }

  it.each([
    ['quotes', `${'>'.repeat(50_000)}x`],
    ['lists', `${'- '.repeat(20_000)}x`],
    ['numbered lists', `${'1. '.repeat(20_000)}x`],
    ['quotes and lists', `${'> 1) - '.repeat(10_000)}x`],
    [
      'indented lists',
      Array.from({ length: 900 }, (_, step) => `${' '.repeat(2 * step)}- x`).join('\n'),
    ],
    ['emphasis with asterisks', '*a **b '.repeat(5_000) + '** c*'.repeat(5_000)],
    ['emphasis with underscores', '_a __b '.repeat(5_000) + '__ c_'.repeat(5_000)],
    ['brackets', '['.repeat(20_000)],
    ['images', '![['.repeat(20_000)],
    ['tags', '<a '.repeat(20_000)],
  ])('limits deeply nested %s without delay', (_name, hostile) => {
    const startedAt = performance.now();
    expect(depthOf(marked.lexer(limitMarkdownDepth(hostile)))).toBeLessThan(60);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });
});

describe('meta description', () => {
  const long = `${'x'.repeat(139)}.`;

  it.each([
    ['every sentence that fits', ['One.', 'Two.', null, '', 'Three.'], 'One. Two. Three.'],
    [
      'a short sentence after a skipped long one',
      ['One.', long, `${'y'.repeat(30)}.`, 'Two.'],
      `One. ${long} Two.`,
    ],
    ['the first sentence regardless of its length', [long + long, 'Two.'], long + long],
    ['sentences up to the exact limit', [long, `${'z'.repeat(18)}.`], `${long} ${'z'.repeat(18)}.`],
    ['nothing without sentences', [null, ''], ''],
  ])('contains %s', (_name, sentences, text) => {
    expect(buildDescription(sentences)).toBe(text);
  });
});
