import type { Language } from '@/domain/locale/language';
import type { ContentEntries } from '../../content/entries';

/** Names of the models, frames, accessories and paints shown in pictures, in one language. */
export interface ImageNames {
  /** Models by slug, each with its frames by short code. */
  bikes: ReadonlyMap<
    string,
    { name: string; position: number; frames: ReadonlyMap<string, string> }
  >;
  /** Accessories by slug. `colors` has one name per article; the name is empty for an article without color. */
  accessories: ReadonlyMap<string, { name: string; position: number; colors: readonly string[] }>;
  /** Names of the paints by slug. */
  colors: ReadonlyMap<string, string>;
}

/** Collects the names from the content. */
export function buildImageNames(content: ContentEntries, language: Language): ImageNames {
  const bikes = content.bikes.filter(({ locale }) => locale === language);
  const accessories = content.accessories.filter(({ locale }) => locale === language);
  return {
    bikes: new Map(
      bikes.map(({ slug, name, position, frameVariation }) => [
        slug,
        { name, position, frames: new Map(frameVariation.map((one) => [one.short, one.name])) },
      ]),
    ),
    accessories: new Map(
      accessories.map(({ slug, name, position, articles }) => [
        slug,
        { name, position, colors: articles.map(({ color }) => color ?? '') },
      ]),
    ),
    colors: new Map(
      bikes.flatMap(({ colorVariation }) =>
        colorVariation.map(({ slug, name }) => [slug, name] as const),
      ),
    ),
  };
}

/** Names of the views (side, front …) as used in file names. */
export const viewNames: Readonly<Record<string, Record<Language, string>>> = {
  side: { de: 'seite', en: 'side' },
  front34: { de: 'schraeg-vorn', en: 'front' },
  hub: { de: 'nabe', en: 'hub' },
  gearbox: { de: 'getriebe', en: 'gearbox' },
  drive: { de: 'antrieb', en: 'drive' },
  motor: { de: 'motor', en: 'motor' },
  port: { de: 'ladebuchse', en: 'port' },
  battery: { de: 'akku', en: 'battery' },
  tyre: { de: 'reifen', en: 'tyre' },
  lamp: { de: 'scheinwerfer', en: 'headlight' },
  cockpit: { de: 'lenker', en: 'handlebar' },
  bridge: { de: 'doppelrohr', en: 'twin-tubes' },
  joint: { de: 'rahmenknoten', en: 'frame-joint' },
  rack: { de: 'gepaecktraeger', en: 'rack' },
  saddle: { de: 'sattel', en: 'saddle' },
  wide: { de: 'quer', en: 'wide' },
  tall: { de: 'hoch', en: 'tall' },
};

/** Names of the brand photos by their key in `demo/media/manifest.json`. */
export const brandPhotoNames: Readonly<Record<string, Record<Language, string>>> = {
  bell: { de: 'Klingel', en: 'Bell' },
  belt: { de: 'Riemen', en: 'Belt' },
  bench: { de: 'Werkbank', en: 'Workbench' },
  frames: { de: 'Rahmen an Haken', en: 'Frames on hooks' },
  jig: { de: 'Rahmenlehre', en: 'Frame jig' },
  night: { de: 'Bei Nacht', en: 'At night' },
  row: { de: 'In einer Reihe', en: 'In a row' },
  teeth: { de: 'Zähne', en: 'Teeth' },
  wall: { de: 'Vor der Wand', en: 'Against the wall' },
  wheel: { de: 'Laufrad', en: 'Wheel' },
};

const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Converts a text to lowercase letters, digits and hyphens, with the same result on every system. */
export function toFileNamePart(text: string): string {
  return text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => letters[letter] ?? '')
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
