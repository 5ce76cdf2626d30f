import { expect, it } from 'vitest';
import { splitIntro } from './find-page';

it('uses a text at the beginning of a page as its introduction', () => {
  const text = { kind: 'rich-text' as const, id: '1', markdown: 'Guten Tag.' };
  const picture = { kind: 'header-image' as const, id: '2', title: null, image: null };
  expect(splitIntro([text, picture])).toEqual({ lead: 'Guten Tag.', rest: [picture] });
  expect(splitIntro([picture, text])).toEqual({ lead: null, rest: [picture, text] });
  expect(splitIntro([])).toEqual({ lead: null, rest: [] });
});
