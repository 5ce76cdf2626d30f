import type { ShipmentMode } from '@/domain/delivery/shipment';
import { parseMinutes, listWeekHours, type Weekday, weekdays } from '@/domain/dealers/dealer';

export type OpeningHoursEntry = {
  readonly days: readonly ('Mo' | 'Tu' | 'We' | 'Th' | 'Fr' | 'Sa' | 'Su')[];
  /** As 09:00. */
  readonly opens: string;
  readonly closes: string;
};

/** The shop as the dealer finder shows it; empty texts where there is no entry. */
export type FinderFields = {
  readonly finderName: string;
  readonly finderStreet: string;
  readonly finderStreetNumber: string;
  readonly finderZipCode: string;
  readonly finderCity: string;
  readonly finderPhone: string;
  readonly finderEmail: string;
};

/** What a business without an entry in the finder has of it. */
export const emptyFinderFields: FinderFields = {
  finderName: '',
  finderStreet: '',
  finderStreetNumber: '',
  finderZipCode: '',
  finderCity: '',
  finderPhone: '',
  finderEmail: '',
};

/** What a dealer may wish to have changed. */
export type MasterDataFields = FinderFields & {
  readonly company: string;
  readonly contact: string;
  readonly street: string;
  readonly streetNumber: string;
  readonly zipCode: string;
  readonly city: string;
  readonly phone: string;
  readonly email: string;
  /** That of the finder, too. */
  readonly website: string;
  readonly vatId: string;
  readonly iban: string;
  /** Those of the finder. */
  readonly openingHours: readonly OpeningHoursEntry[];
};

type MasterDataState = 'review' | 'accepted' | 'refused';

export type MasterDataRequest = {
  readonly id: string;
  readonly sentAt: string;
  readonly state: MasterDataState;
  readonly reviewedAt: string | null;
  /** Why it was refused; empty otherwise. */
  readonly reason: string;
  readonly wanted: MasterDataFields;
};

export type MasterData = {
  readonly customerNumber: string;
  readonly current: MasterDataFields;
  /** The newest request; null when there was none. At most one is under review. */
  readonly request: MasterDataRequest | null;
  readonly finderSlug: string | null;
  /** What their baskets begin with; it is theirs to set, without a review. */
  readonly deliveryWish: ShipmentMode;
};

export type OpeningTime = { opens: string; closes: string };

/** A week as one edits it: every day, Monday first, with its times; a day without is closed. */
export type EditableWeek = { day: Weekday; times: OpeningTime[] }[];

export type OpeningTimeProblem = 'badTime' | 'wrongOrder' | 'overlap';

/** Nobody opens more often on a day. */
export const maxTimesPerDay = 3;

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The week of opening hours, to edit it; all days are closed when there are none. */
export function toEditableWeek(hours: readonly OpeningHoursEntry[]): EditableWeek {
  const week = new Map(listWeekHours(hours).map(({ day, times }) => [day, times]));
  return weekdays.map((day) => ({
    day,
    times: (week.get(day) ?? []).map(({ opens, closes }) => ({ opens, closes })),
  }));
}

/** The edited week as opening hours: days with the same time stand together, earliest times first. */
export function toOpeningHours(week: EditableWeek): OpeningHoursEntry[] {
  const found = new Map<string, { days: Weekday[]; opens: string; closes: string }>();
  for (const { day, times } of week) {
    for (const { opens, closes } of times) {
      const key = `${opens}-${closes}`;
      const known = found.get(key) ?? { days: [], opens, closes };
      if (!known.days.includes(day)) known.days.push(day);
      found.set(key, known);
    }
  }
  const firstDay = ({ days }: OpeningHoursEntry) => weekdays.findIndex((day) => day === days[0]);
  return [...found.values()].toSorted(
    (one, other) =>
      firstDay(one) - firstDay(other) || parseMinutes(one.opens) - parseMinutes(other.opens),
  );
}

/** What is wrong with the times of a day; null when nothing is. */
export function findOpeningTimeProblem(times: readonly OpeningTime[]): OpeningTimeProblem | null {
  const isWritten = times.every(
    ({ opens, closes }) => timePattern.test(opens) && timePattern.test(closes),
  );
  if (!isWritten) return 'badTime';
  if (times.some(({ opens, closes }) => parseMinutes(opens) >= parseMinutes(closes)))
    return 'wrongOrder';
  const sorted = times.toSorted(
    (one, other) => parseMinutes(one.opens) - parseMinutes(other.opens),
  );
  const overlaps = sorted.some(({ opens }, index) => {
    const before = sorted[index - 1];
    return before !== undefined && parseMinutes(before.closes) > parseMinutes(opens);
  });
  return overlaps ? 'overlap' : null;
}

/** True when both say the same, however they write it. */
export function isSameOpeningHours(
  one: readonly OpeningHoursEntry[],
  other: readonly OpeningHoursEntry[],
): boolean {
  return textOf(one) === textOf(other);
}

function textOf(hours: readonly OpeningHoursEntry[]): string {
  return JSON.stringify(toOpeningHours(toEditableWeek(hours)));
}

/** What stands in the dealer finder, in the order it is shown. */
export const finderTextFields = [
  'finderName',
  'finderStreet',
  'finderStreetNumber',
  'finderZipCode',
  'finderCity',
  'finderPhone',
  'finderEmail',
  'website',
] as const satisfies readonly (keyof MasterDataFields)[];

/** What is known of the business itself, in the order it is shown. */
export const businessTextFields = [
  'company',
  'contact',
  'street',
  'streetNumber',
  'zipCode',
  'city',
  'phone',
  'email',
  'vatId',
  'iban',
] as const satisfies readonly (keyof MasterDataFields)[];

/** The fields that are a text, in the order they are shown. */
const masterDataTexts = [...businessTextFields, ...finderTextFields] as const;

export type MasterDataTextField = (typeof masterDataTexts)[number];

export type MasterDataChanges = {
  readonly texts: readonly { readonly field: MasterDataTextField; from: string; to: string }[];
  readonly hasOtherHours: boolean;
};

/** What is other in `wanted` than in `current`. */
export function computeMasterDataChanges(
  current: MasterDataFields,
  wanted: MasterDataFields,
): MasterDataChanges {
  return {
    texts: masterDataTexts
      .filter((field) => current[field] !== wanted[field])
      .map((field) => ({ field, from: current[field], to: wanted[field] })),
    hasOtherHours: !isSameOpeningHours(current.openingHours, wanted.openingHours),
  };
}

/** True when something is other. */
export function hasMasterDataChanges({ texts, hasOtherHours }: MasterDataChanges): boolean {
  return texts.length > 0 || hasOtherHours;
}
