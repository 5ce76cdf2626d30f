/** A town or a postcode with where it is. */
export interface Place {
  readonly kind: 'town' | 'postcode';
  /** ISO 3166 alpha-2. */
  readonly country: string;
  /** The town's name; of a postcode, the town it belongs to. */
  readonly name: string;
  /** The postcode; null of a town. */
  readonly code: string | null;
  /** The state, canton or region; empty where none is known. */
  readonly region: string;
  /** In thousands, for the order of places of one name; 0 of a postcode. */
  readonly people: number;
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
}

/** How a place is named so that its search finds it again: "10999 Berlin", "Halle, Nordrhein-Westfalen". */
export function placeLabel({ kind, code, name, region }: Place): string {
  if (kind === 'postcode') return `${code} ${name}`;
  return region === '' || region === name ? name : `${name}, ${region}`;
}
