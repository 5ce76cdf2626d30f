import type { PartingWish } from '../shipment/shipment';

export type HoursOfDays = {
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
export const noFinderFields: FinderFields = {
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
  readonly openingHours: readonly HoursOfDays[];
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
  readonly deliveryWish: PartingWish;
};
