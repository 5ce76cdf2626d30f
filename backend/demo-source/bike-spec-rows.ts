import type { ChildSeatPlace } from '@/domain/catalog/permitted-loads';
import type { BikeFile } from './bike-file';

type SpecRow = BikeFile['specs'][number];

const no = { de: 'Nein', en: 'No' };
const notApproved = { de: 'Nicht zugelassen', en: 'Not approved' };

const mudguards: Readonly<Record<BikeFile['build']['mudguards'], SpecRow['value']>> = {
  none: no,
  black: { de: 'Ja, schwarz', en: 'Yes, black' },
  silver: { de: 'Ja, silbern', en: 'Yes, silver' },
  paint: { de: 'Ja, in Rahmenfarbe', en: 'Yes, in the frame’s colour' },
};

/**
 * The specification of a model: its own rows, and before the guarantee what follows from `build`, `permitted` and `childSeat`. Rows on
 * mudguards and rack that the file words itself stay.
 */
export function bikeSpecRows(bike: BikeFile): SpecRow[] {
  const { specs, build, permitted, frames } = bike;
  const has = (label: string) => specs.some((row) => row.label.en === label);
  const { totalKg, rackKg, trailerKg } = permitted;
  const derived: SpecRow[] = [
    ...(has('Mudguards') ? [] : [row('Schutzbleche', 'Mudguards', mudguards[build.mudguards])]),
    ...(has('Rack') ? [] : [row('Gepäckträger', 'Rack', rackKg === null ? no : upTo(rackKg))]),
    row('Zulässiges Gesamtgewicht', 'Maximum total weight', kilograms(totalKg)),
    row('Kindersitz', 'Child seat', childSeatText(frames, rackKg)),
    row('Anhänger', 'Trailer', trailerKg === null ? notApproved : upTo(trailerKg)),
  ];
  const guarantee = specs.findIndex(({ label }) => label.en === 'Guarantee');
  const place = guarantee < 0 ? specs.length : guarantee;
  return [...specs.slice(0, place), ...derived, ...specs.slice(place)];
}

/** Where a child seat goes, and on which frames when not on all of the model. */
function childSeatText(frames: BikeFile['frames'], rackKg: number | null): SpecRow['value'] {
  const approved = frames.filter(({ childSeat }) => childSeat !== 'none');
  const [first] = approved;
  if (first === undefined) return notApproved;
  const place = placeText(first.childSeat, rackKg);
  if (approved.length === frames.length) return place;
  const names = (language: 'de' | 'en') => approved.map(({ name }) => name[language]).join(', ');
  return {
    de: `${place.de}; nur Rahmen ${names('de')}`,
    en: `${place.en}; ${names('en')} frame only`,
  };
}

function placeText(place: ChildSeatPlace, rackKg: number | null): SpecRow['value'] {
  return place === 'rack'
    ? {
        de: `Auf dem Gepäckträger, mit Kind bis ${rackKg} kg`,
        en: `On the rack, up to ${rackKg} kg with the child`,
      }
    : {
        de: 'Mit Kindersitzhalter Kollwitz am Sattelrohr',
        en: 'With the Kollwitz mount on the seat tube',
      };
}

const row = (de: string, en: string, value: SpecRow['value']): SpecRow => ({
  label: { de, en },
  value,
});
const kilograms = (kg: number): SpecRow['value'] => ({ de: `${kg} kg`, en: `${kg} kg` });
const upTo = (kg: number): SpecRow['value'] => ({ de: `Bis ${kg} kg`, en: `Up to ${kg} kg` });
