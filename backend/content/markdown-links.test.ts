import { expect, it } from 'vitest';
import { markdownLinks } from './markdown-links';

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
  expect(markdownLinks(text)).toEqual(links);
});
