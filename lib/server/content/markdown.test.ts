import { expect, it } from 'vitest';
import type { TextNode } from '@/domain/content/content-text';
import { parseTextTree } from './markdown';

const p = (...children: TextNode[]): TextNode => ({ tag: 'p', children });

it.each<[string, string, TextNode[]]>([
  ['a paragraph', 'Der Korb &amp; die Klingel.', [p('Der Korb & die Klingel.')]],
  ['bold words', '**lang**: 7 Tage', [p({ tag: 'strong', children: ['lang'] }, ': 7 Tage')]],
  [
    'a link of the site',
    '[mehr](/privacy-policy)',
    [p({ tag: 'a', href: '/privacy-policy', children: ['mehr'] })],
  ],
  ['no unsafe link', '[mehr](javascript:alert(1))', [p('mehr')]],
  [
    'a list',
    '- eins\n- zwei',
    [
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['eins'] },
          { tag: 'li', children: ['zwei'] },
        ],
      },
    ],
  ],
  ['a heading as a bold line', '# Titel', [p({ tag: 'strong', children: ['Titel'] })]],
  [
    'a table as a list',
    '| Name | Dauer |\n| --- | --- |\n| lang | 7 Tage |',
    [{ tag: 'ul', children: [{ tag: 'li', children: ['lang', ', ', '7 Tage'] }] }],
  ],
  ['no HTML', '<script>alert(1)</script>', []],
])('renders %s', (_, markdown, expected) => {
  expect(parseTextTree(markdown)).toEqual(expected);
});
