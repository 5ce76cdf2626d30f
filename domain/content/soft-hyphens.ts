/** Where German compounds may be broken: behind the first part's ending, with enough on both sides. */
const joint = /(?<=\p{L}{3}(?:ungs|heits|keits|schafts|tions|täts|rufs|schutz))(?=\p{L}{4})/gu;
const longWord = /\p{L}{15,}/gu;

/** A text whose long German words may be broken at their joints, by soft hyphens. For headings and links that are shown, never for what is stored. */
export function softHyphens(text: string): string {
  return text.replace(longWord, (word) => word.replace(joint, '\u00ad'));
}
