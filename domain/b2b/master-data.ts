export type OpeningHours = {
  readonly days: readonly ('Mo' | 'Tu' | 'We' | 'Th' | 'Fr' | 'Sa' | 'Su')[];
  /** As 09:00. */
  readonly opens: string;
  readonly closes: string;
};

/** What a dealer may wish to have changed. */
export type MasterDataFields = {
  readonly company: string;
  readonly contact: string;
  readonly street: string;
  readonly streetNumber: string;
  readonly zipCode: string;
  readonly city: string;
  readonly phone: string;
  readonly email: string;
  readonly website: string;
  readonly vatId: string;
  readonly iban: string;
  readonly openingHours: readonly OpeningHours[];
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
};
