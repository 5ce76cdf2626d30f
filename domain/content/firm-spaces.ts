const units =
  'km/h|km|cm|mm|m|kg|kB|MB|GB|g|kWh|Wh|Ah|Nm|kN|N|kW|W|V|Hz|dB|lux|Lux|lx|bar|Bar|°C|°|%|€|Euro|Prozent|per cent|Grad';
/** A figure, or the place of one in a message of the interface, and the unit behind it. */
const measure = new RegExp(`([\\d}#]) (?=(?:${units})(?![\\p{L}\\p{N}]))`, 'gu');

/** A text in which no line ends between a figure and its unit: their space is one that does not break. For what is shown, never for what is kept. */
export function firmSpaces(text: string): string {
  return text.replace(measure, '$1\u00a0');
}
