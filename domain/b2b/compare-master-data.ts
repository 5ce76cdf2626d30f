import { isSameHours } from './edit-week';
import type { MasterDataFields } from './master-data';

/** What stands in the dealer finder, in the order it is shown. */
export const finderTexts = [
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
export const businessTexts = [
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
const masterDataTexts = [...businessTexts, ...finderTexts] as const;

export type MasterDataText = (typeof masterDataTexts)[number];

export type MasterDataChanges = {
  readonly texts: readonly { readonly field: MasterDataText; from: string; to: string }[];
  readonly hasOtherHours: boolean;
};

/** What is other in `wanted` than in `current`. */
export function compareMasterData(
  current: MasterDataFields,
  wanted: MasterDataFields,
): MasterDataChanges {
  return {
    texts: masterDataTexts
      .filter((field) => current[field] !== wanted[field])
      .map((field) => ({ field, from: current[field], to: wanted[field] })),
    hasOtherHours: !isSameHours(current.openingHours, wanted.openingHours),
  };
}

/** True when something is other. */
export function hasChanges({ texts, hasOtherHours }: MasterDataChanges): boolean {
  return texts.length > 0 || hasOtherHours;
}
