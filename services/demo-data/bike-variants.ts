import type { BikeFile } from './bike-schema';
import type { ChildSeatPlace } from '@/domain/catalog/bike-specs';

export interface DemoBikeVariant {
  /** type.year.variation.size.color, for instance LU11.25.H.M.TG. */
  sku: string;
  frame: BikeFile['frames'][number];
  drivetrain: BikeFile['drivetrains'][number];
  size: string;
  color: BikeFile['colors'][number];
}

/**
 * Lists all variants of a model: frames x drivetrains x sizes x colors except those in `notBuilt`, in the order of the
 * file.
 */
export function listBikeVariants(bike: BikeFile): DemoBikeVariant[] {
  return combinations(bike).filter(
    (variant) => !bike.notBuilt.some((rule) => rulesOut(rule, variant)),
  );
}

/** Returns the indexes of `notBuilt` rules that match no variant of the model. */
export function findUnusedNotBuiltRules(bike: BikeFile): number[] {
  const all = combinations(bike);
  return bike.notBuilt.flatMap((rule, index) =>
    all.some((variant) => rulesOut(rule, variant)) ? [] : [index],
  );
}

function combinations(bike: BikeFile): DemoBikeVariant[] {
  return bike.frames.flatMap((frame) =>
    bike.drivetrains.flatMap((drivetrain) =>
      frame.sizes.flatMap(({ short: size }) =>
        bike.colors.map((color) => ({
          sku: [drivetrain.code, drivetrain.year, frame.short, size, color.short].join('.'),
          frame,
          drivetrain,
          size,
          color,
        })),
      ),
    ),
  );
}

function rulesOut(
  rule: BikeFile['notBuilt'][number],
  { drivetrain, frame, size, color }: DemoBikeVariant,
): boolean {
  return (
    (rule.code ?? drivetrain.code) === drivetrain.code &&
    (rule.frame ?? frame.short) === frame.short &&
    (rule.size ?? size) === size &&
    (rule.color ?? color.short) === color.short
  );
}

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
 * Returns a model's specification: the rows of its file, with the rows derived from `build`, `permitted` and
 * `childSeat` inserted before the guarantee. The file's own rows on mudguards and rack take precedence over derived
 * ones.
 */
export function buildSpecRows(bike: BikeFile): SpecRow[] {
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

/**
 * Describes where a child seat may be mounted, and names the approved frames unless all frames of the model are
 * approved.
 */
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
