import type { Language } from '@/domain/language/detect-language';

/** Views as they stand in file names. */
export const viewWords: Readonly<Record<string, Record<Language, string>>> = {
  side: { de: 'seite', en: 'side' },
  front34: { de: 'schraeg-vorn', en: 'front' },
  hub: { de: 'nabe', en: 'hub' },
  gearbox: { de: 'getriebe', en: 'gearbox' },
  drive: { de: 'antrieb', en: 'drive' },
  motor: { de: 'motor', en: 'motor' },
  wide: { de: 'quer', en: 'wide' },
  tall: { de: 'hoch', en: 'tall' },
};

/** The brand's scenes by their key in the manifest. */
export const sceneWords: Readonly<Record<string, Record<Language, string>>> = {
  belt: { de: 'Riemen', en: 'Belt' },
  jig: { de: 'Rahmenlehre', en: 'Frame jig' },
  row: { de: 'In einer Reihe', en: 'In a row' },
  wall: { de: 'Vor der Wand', en: 'Against the wall' },
  wheel: { de: 'Laufrad', en: 'Wheel' },
};
