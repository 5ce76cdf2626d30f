import { expect, it } from 'vitest';
import { harmlessMarkdown } from './harmless-markdown';

it.each([
  ['a script', 'a <script>alert(1)</script>', 'a &lt;script>alert(1)&lt;/script>'],
  ['a handler', '<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)>'],
  ['a comment', '<!-- x -->', '&lt;!-- x -->'],
  ['an unsafe link', '[a](javascript:alert(1))', '[a](#))'],
  ['one in brackets', '[a](<JavaScript:x>)', '[a](<#>)'],
  ['one in signs', '[a](java&#115;cript&colon;x)', '[a](#)'],
  ['an unsafe picture', '![a](data:text/html,x)', '![a](#)'],
  ['one of another host', '[a](//evil.example/x)', '[a](#)'],
  ['one that is defined elsewhere', '[a][b]\n\n[b]: vbscript:x', '[a][b]\n\n[b]: #'],
])('%s loses what it can do', (_name, markdown, harmless) => {
  expect(harmlessMarkdown(markdown)).toBe(harmless);
});

it.each([
  'Bis 5 < 7 Grad, a<5.',
  '[a](/bikes/x) [b](https://x.example/a_(b)) [c](#d) [e](mailto:a@x.example)',
  '[a](</bikes/x>) und <https://x.example> und <mailto:a@x.example>',
  '| a | b |\n| --- | --- |\n| 1 | 2 |',
  '[b]: https://x.example "Titel"',
])('%s stays', (markdown) => {
  expect(harmlessMarkdown(markdown)).toBe(markdown);
});

it.each(['[', '](', '<', '[a](', '\n[a]:', '&#', '<a'])(
  'takes no longer for fifty thousand of %j than a page may',
  (part) => {
    const startedAt = performance.now();
    harmlessMarkdown(part.repeat(50_000));
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  },
);
