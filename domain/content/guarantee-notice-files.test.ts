import { expect, it } from 'vitest';
import { missingNoticeWarnings } from './guarantee-notice-files';

const sentence = (language: string) =>
  `The official notice on the legal guarantee is missing (${language}): put it into public/legal/legal-guarantee-notice.${language}.svg (or .png), see docs/operations.md.`;

it.each<[string, string[], string[]]>([
  ['no file', [], [sentence('de'), sentence('en')]],
  ['one language', ['legal/legal-guarantee-notice.de.svg'], [sentence('en')]],
  ['both', ['legal/legal-guarantee-notice.de.png', 'legal/legal-guarantee-notice.en.webp'], []],
])('a start warns of each language without its notice: %s', (_case, files, warnings) => {
  expect(missingNoticeWarnings((file) => files.includes(file))).toEqual(warnings);
});
