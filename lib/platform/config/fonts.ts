import localFont from 'next/font/local';

/** The one typeface, with both axes; the width axis is the design. Preloaded on every page. */
const latin = localFont({
  src: '../../../styles/fonts/archivo-latin-standard-normal.woff2',
  variable: '--lt-font',
  weight: '100 900',
  display: 'swap',
  preload: true,
  adjustFontFallback: 'Arial',
  declarations: [{ prop: 'font-stretch', value: '62% 125%' }],
});

/** Names such as Wałęsa and Dvořák; loaded only when a page holds one of these letters. */
const latinExtended = localFont({
  src: '../../../styles/fonts/archivo-latin-ext-standard-normal.woff2',
  variable: '--lt-font-ext',
  weight: '100 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-stretch', value: '62% 125%' },
    {
      prop: 'unicode-range',
      value:
        'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
    },
  ],
});

/** Classes of the document that carry the typeface. */
export const fontClasses = `${latin.variable} ${latinExtended.variable}`;
