const units =
  'Uhr|km/h|km|cm|mm|m|kg|kB|MB|GB|g|kWh|Wh|Ah|Nm|kN|N|kW|W|V|Hz|dB|lux|Lux|lx|bar|Bar|°C|°|%|€|Euro|Prozent|per cent|Grad|px';
/** A number, or its placeholder in a UI message, followed by a unit. */
const measure = new RegExp(`([\\d}#]) (?=(?:${units})(?![\\p{L}\\p{N}]))`, 'gu');

/** Abbreviations such as "z. B.", and signs before a number, such as § or Art. */
const abbreviation = /(?<!\p{L})(\p{L}\.) (?=\p{L}\.)/gu;
const counted = /(?<!\p{L})(§§?|Art\.|Abs\.|Nr\.|No\.) (?=\d)/gu;

/**
 * Replaces spaces by non-breaking ones between a number and its unit and within "z. B." and "§ 5". Only for display,
 * not for stored texts.
 */
export function addNonBreakingSpaces(text: string): string {
  return text
    .replace(measure, '$1\u00a0')
    .replace(abbreviation, '$1\u00a0')
    .replace(counted, '$1\u00a0');
}

/**
 * Positions where German compounds may be hyphenated: after a typical ending of the first part, with enough letters on
 * both sides.
 */
const joint = /(?<=\p{L}{3}(?:ungs|heits|keits|schafts|tions|täts|rufs|schutz))(?=\p{L}{4})/gu;
const longWord = /\p{L}{15,}/gu;

/** Inserts soft hyphens into long German words. Only for displayed headings and links, not for stored texts. */
export function addSoftHyphens(text: string): string {
  return text.replace(longWord, (word) => word.replace(joint, '\u00ad'));
}
