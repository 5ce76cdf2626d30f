import { marked, type Token } from 'marked';
import { expect, it } from 'vitest';
import { shallowMarkdown } from './shallow-markdown';

it.each([
  '# Titel\n\nEin *Wort* und **zwei**.\n\n- a\n  - b\n    - c\n\n> Zitat\n> > darin',
  '1. eins\n2. zwei\n\n| a | b |\n| --- | --- |\n| *c* | _d_ |',
  '> - > - a',
  '--- \n\n* * *\n\n- - -',
  '```\n                                        x\n```',
  '',
])('leaves what people write: %j', (markdown) => {
  expect(shallowMarkdown(markdown)).toBe(markdown);
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
  ['numbers', `${'1. '.repeat(20_000)}x`],
  ['quotes and lists', `${'> 1) - '.repeat(10_000)}x`],
  ['steps', Array.from({ length: 900 }, (_, step) => `${' '.repeat(2 * step)}- x`).join('\n')],
  ['stars', '*a **b '.repeat(5_000) + '** c*'.repeat(5_000)],
  ['lines', '_a __b '.repeat(5_000) + '__ c_'.repeat(5_000)],
  ['brackets', '['.repeat(20_000)],
  ['pictures', '![['.repeat(20_000)],
  ['tags', '<a '.repeat(20_000)],
])('a text of nothing but %s is read in no time', (_name, hostile) => {
  const startedAt = performance.now();
  expect(depthOf(marked.lexer(shallowMarkdown(hostile)))).toBeLessThan(60);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});
