/** What a search engine shows of a description, in letters: more is cut, less is filled with anything. */
export const descriptionLetters = { from: 70, to: 160 } as const;

/**
 * A description made of sentences: the first, and of the others, in their order, each that still fits into what search engines show.
 * Empty ones and null are left out.
 */
export function shortDescription(sentences: readonly (string | null)[]): string {
  return sentences
    .flatMap((sentence) => sentence || [])
    .reduce((text, sentence) => {
      const longer = text === '' ? sentence : `${text} ${sentence}`;
      return text === '' || longer.length <= descriptionLetters.to ? longer : text;
    }, '');
}
