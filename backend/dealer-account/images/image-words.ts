import type { Language } from '@/domain/language/detect-language';

/** Views as they stand in file names. */
export const viewWords: Readonly<Record<string, Record<Language, string>>> = {
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

/** The brand's scenes by their key in the manifest. */
export const sceneWords: Readonly<Record<string, Record<Language, string>>> = {
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
