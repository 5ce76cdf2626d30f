import type { FrameShape } from '../picture/bike-build';

/** What people call a bicycle, in both languages: riders mix them. */
export const bikeAliases = 'Fahrrad Rad Radl Velo Drahtesel bike bicycle';

/** What people call a bicycle by the shape of its frame. */
export const shapeAliases: Readonly<Record<FrameShape, string>> = {
  diamond: 'Herrenrad Herrenfahrrad mens',
  mixte: 'Damenrad Damenfahrrad ladies womens',
  wave: 'Damenrad Damenfahrrad ladies womens',
};

/** With a motor, and with one at the cranks, which carries loads. */
export const motorAliases = 'Ebike Pedelec Elektrorad Elektrofahrrad';
export const loadAliases = 'Lastenrad Lastenfahrrad Transportrad cargo';

/** Other words for things, by the words of their names: half a compound, the other language, what the neighbours say. */
const thingAliases: readonly (readonly [name: RegExp, aliases: string])[] = [
  [/kindersitz|child seat/i, 'Kindersitz Kindersitzhalterung child kids seat holder'],
  [/handyhalter|phone mount/i, 'Handyhalterung Smartphone Halterung phone holder'],
  [/poncho|rain cape/i, 'Regenponcho Regencape Umhang rain cape poncho'],
  [/regenjacke|rain jacket/i, 'Regenjacke rain jacket coat'],
  [/klingel|bell/i, 'Bimmel Glocke bell'],
  [/helm/i, 'Fahrradhelm helmet'],
  [/schloss|lock/i, 'Fahrradschloss lock'],
  [/flaschenhalter|bottle cage/i, 'Trinkflaschenhalter Flaschenhalterung bottle holder'],
];

/** Other words for what is called so; empty for most. */
export function aliasesOf(name: string): string {
  return thingAliases.flatMap(([pattern, words]) => (pattern.test(name) ? [words] : [])).join(' ');
}
