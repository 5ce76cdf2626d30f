import localFont from 'next/font/local';

/**
 * Main font of the site, with the variable axes weight and width; the design uses several widths. Preloaded on every
 * page. The file is created by styles/fonts/subset-fonts.py.
 */
const text = localFont({
  src: '../../../styles/fonts/archivo-text.woff2',
  variable: '--lt-font',
  weight: '400 640',
  display: 'swap',
  preload: true,
  adjustFontFallback: 'Arial',
  declarations: [{ prop: 'font-stretch', value: '90% 118%' }],
});

/** Western European glyphs that German and English texts rarely need; loaded only when a page contains one. */
const extraGlyphs = localFont({
  src: '../../../styles/fonts/archivo-extra-glyphs.woff2',
  variable: '--lt-font-extra-glyphs',
  weight: '400 640',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-stretch', value: '90% 118%' },
    {
      prop: 'unicode-range',
      value:
        'U+00A1-00A6, U+00A8, U+00AA-00AC, U+00AE-00AF, U+00B3-00B6, U+00B8-00C3, U+00C6-00C8, U+00CA-00D5, U+00D9-00DB, U+00DD-00DE, U+00E3, U+00EC, U+00EE-00F3, U+00F5, U+00F7, U+00F9-00FB, U+00FD-00FF, U+0131, U+0152, U+02BC, U+02C6, U+02DA, U+02DC, U+2009, U+2032-2033, U+2039-203A, U+2044, U+2215',
    },
  ],
});

/** Glyphs for names such as Wałęsa and Dvořák; loaded only when a page contains one. */
const extended = localFont({
  src: '../../../styles/fonts/archivo-extended.woff2',
  variable: '--lt-font-expanded',
  weight: '400 640',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-stretch', value: '90% 118%' },
    {
      prop: 'unicode-range',
      value:
        'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
    },
  ],
});

/** CSS classes of the document that define the font variables. */
export const fontClasses = [text, extended, extraGlyphs].map(({ variable }) => variable).join(' ');
