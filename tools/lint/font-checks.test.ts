import { expect, it } from 'vitest';
import { findMissingFontFaces } from './font-checks.mjs';

it.each([
  ['h1{font-weight:480;font-stretch:108%}', []],
  ['b{font-weight:bolder}', []],
  [':root{--lt-font-width-table:90%}', []],
  ['b{font-weight:700}', ['700']],
  ['p{font-weight:300}i{font-weight:300}', ['300']],
  ['td{font-stretch:88%}', ['88 %']],
  [':root{--lt-font-width-display:120%}', ['120 %']],
])('%s', (css, missing) => {
  expect(findMissingFontFaces({ file: 'a.scss', css })).toEqual(
    missing.map(
      (value) => `a.scss: ${value} is not in the font files (styles/fonts/subset-fonts.py)`,
    ),
  );
});
