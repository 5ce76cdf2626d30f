import type { ShipmentMode } from '@/domain/delivery/shipment';
import { parseMinutes, listWeekHours, type Weekday, weekdays } from '@/domain/dealers/dealer';

export type OpeningHoursEntry = {
  readonly days: readonly ('Mo' | 'Tu' | 'We' | 'Th' | 'Fr' | 'Sa' | 'Su')[];
  /** Time such as 09:00. */
  readonly opens: string;
  readonly closes: string;
};

/** Entry of a dealer in the dealer finder; all texts are empty if there is no entry. */
export type FinderFields = {
  readonly finderName: string;
  readonly finderStreet: string;
  readonly finderStreetNumber: string;
  readonly finderZipCode: string;
  readonly finderCity: string;
  readonly finderPhone: string;
  readonly finderEmail: string;
};

/** Fields of a dealer without an entry in the dealer finder. */
export const emptyFinderFields: FinderFields = {
  finderName: '',
  finderStreet: '',
  finderStreetNumber: '',
  finderZipCode: '',
  finderCity: '',
  finderPhone: '',
  finderEmail: '',
};

/** Master data that a dealer can request to change. */
export type MasterDataFields = FinderFields & {
  readonly company: string;
  readonly contact: string;
  readonly street: string;
  readonly streetNumber: string;
  readonly zipCode: string;
  readonly city: string;
  readonly phone: string;
  readonly email: string;
  /** Website of the dealer, also shown in the dealer finder. */
  readonly website: string;
  readonly vatId: string;
  readonly iban: string;
  /** Opening hours shown in the dealer finder. */
  readonly openingHours: readonly OpeningHoursEntry[];
};

type MasterDataState = 'review' | 'accepted' | 'refused';

export type MasterDataChangeRequest = {
  readonly id: string;
  readonly sentAt: string;
  readonly state: MasterDataState;
  readonly reviewedAt: string | null;
  /** Reason for the rejection; empty if the request was not rejected. */
  readonly reason: string;
  readonly wanted: MasterDataFields;
};

export type MasterData = {
  readonly customerNumber: string;
  readonly current: MasterDataFields;
  /** The latest change request; null if there was none. At most one is under review. */
  readonly request: MasterDataChangeRequest | null;
  readonly finderSlug: string | null;
  /** Initial shipment mode of the dealer's baskets. Dealers change it themselves, without a review. */
  readonly deliveryWish: ShipmentMode;
};

export type OpeningTime = { opens: string; closes: string };

/** An editable week: all days from Monday to Sunday with their times. A day without times is closed. */
export type EditableWeek = { day: Weekday; times: OpeningTime[] }[];

export type OpeningTimeProblem = 'badTime' | 'wrongOrder' | 'overlap';

/** Maximum number of opening times per day. */
export const maxTimesPerDay = 3;

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Converts opening hours to an editable week. Without opening hours, all days are closed. */
export function toEditableWeek(hours: readonly OpeningHoursEntry[]): EditableWeek {
  const week = new Map(listWeekHours(hours).map(({ day, times }) => [day, times]));
  return weekdays.map((day) => ({
    day,
    times: (week.get(day) ?? []).map(({ opens, closes }) => ({ opens, closes })),
  }));
}

/**
 * Converts the edited week to opening hours. Days with the same time share an entry; entries are sorted by first day,
 * then by opening time.
 */
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

/** Returns the problem with the times of a day; null if they are valid. */
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

/**
 * Checks whether two lists of opening hours have the same times per day, regardless of how their entries are grouped.
 */
export function isSameOpeningHours(
  one: readonly OpeningHoursEntry[],
  other: readonly OpeningHoursEntry[],
): boolean {
  return textOf(one) === textOf(other);
}

function textOf(hours: readonly OpeningHoursEntry[]): string {
  return JSON.stringify(toOpeningHours(toEditableWeek(hours)));
}

/** Text fields shown in the dealer finder, in display order. */
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

/** Text fields of the business itself, in display order. */
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

/** All text fields in display order. */
const masterDataTexts = [...businessTextFields, ...finderTextFields] as const;

export type MasterDataTextField = (typeof masterDataTexts)[number];

export type MasterDataChanges = {
  readonly texts: readonly { readonly field: MasterDataTextField; from: string; to: string }[];
  readonly hasOpeningHoursChange: boolean;
};

/** Returns the text fields whose values differ, with both values, and whether the opening hours differ. */
export function computeMasterDataChanges(
  current: MasterDataFields,
  wanted: MasterDataFields,
): MasterDataChanges {
  return {
    texts: masterDataTexts
      .filter((field) => current[field] !== wanted[field])
      .map((field) => ({ field, from: current[field], to: wanted[field] })),
    hasOpeningHoursChange: !isSameOpeningHours(current.openingHours, wanted.openingHours),
  };
}

/** Checks whether any text field or the opening hours have changed. */
export function hasMasterDataChanges({ texts, hasOpeningHoursChange }: MasterDataChanges): boolean {
  return texts.length > 0 || hasOpeningHoursChange;
}
