const units =
  'Uhr|km/h|km|cm|mm|m|kg|kB|MB|GB|g|kWh|Wh|Ah|Nm|kN|N|kW|W|V|Hz|dB|lux|Lux|lx|bar|Bar|°C|°|%|€|Euro|Prozent|per cent|Grad|px';
/** A figure, or the place of one in a message of the interface, and the unit behind it. */
const measure = new RegExp(`([\\d}#]) (?=(?:${units})(?![\\p{L}\\p{N}]))`, 'gu');

/** "z. B." and what is alike, and what a figure is the number of: a section, an article, a paragraph. */
const abbreviation = /(?<!\p{L})(\p{L}\.) (?=\p{L}\.)/gu;
const counted = /(?<!\p{L})(§§?|Art\.|Abs\.|Nr\.|No\.) (?=\d)/gu;

/** A text in which no line ends between a figure and its unit, nor within "z. B." and "§ 5": their spaces do not break. For what is shown, never for what is kept. */
export function addNonBreakingSpaces(text: string): string {
  return text
    .replace(measure, '$1\u00a0')
    .replace(abbreviation, '$1\u00a0')
    .replace(counted, '$1\u00a0');
}

/** Where German compounds may be broken: behind the first part's ending, with enough on both sides. */
const joint = /(?<=\p{L}{3}(?:ungs|heits|keits|schafts|tions|täts|rufs|schutz))(?=\p{L}{4})/gu;
const longWord = /\p{L}{15,}/gu;

/** A text whose long German words may be broken at their joints, by soft hyphens. For headings and links that are shown, never for what is stored. */
export function addSoftHyphens(text: string): string {
  return text.replace(longWord, (word) => word.replace(joint, '\u00ad'));
}
