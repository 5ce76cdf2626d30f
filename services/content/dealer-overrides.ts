import type { FinderFields, OpeningHoursEntry } from '@/domain/dealer-account/master-data';
import { listDocumentChanges, type DocumentChange } from './document-changes';
import type { ContentVersions, DealerEntry } from './entries';
import type { EntryStore } from './entry-store';

/** A dealer's own details of their shop; null where the dealer has given none. */
export interface DealerOverride {
  openingHours: readonly OpeningHoursEntry[] | null;
  shop: FinderFields | null;
  /** Empty when the shop has no website. */
  website: string;
}

type DealerOverrides = ReadonlyMap<string, DealerOverride>;

export interface DealerOverrideStore {
  /** Entries with the dealers' details applied. Returns the same object while nothing changes. */
  store: EntryStore;
  /** Replaces all overrides; their keys are numbers of finder entries. Returns the published documents that changed. */
  update(overrides: DealerOverrides): readonly DocumentChange[];
}

/** Wraps the store of content files so that accepted details from dealers replace those of the files. */
export function applyDealerOverrides(files: EntryStore): DealerOverrideStore {
  let overrides: DealerOverrides = new Map();
  let made: {
    from: ContentVersions;
    overrides: DealerOverrides;
    versions: ContentVersions;
  } | null = null;

  function current(): ContentVersions {
    const from = files.current();
    if (overrides.size === 0) return from;
    if (made?.from === from && made.overrides === overrides) return made.versions;
    const versions = {
      PUBLISHED: { ...from.PUBLISHED, dealers: overlaid(from.PUBLISHED.dealers, overrides) },
      DRAFT: { ...from.DRAFT, dealers: overlaid(from.DRAFT.dealers, overrides) },
    };
    made = { from, overrides, versions };
    return versions;
  }

  return {
    store: { current, problems: () => files.problems(), placeholders: () => files.placeholders() },
    update: (next) => {
      if (textOf(next) === textOf(overrides)) return [];
      const before = current().PUBLISHED;
      overrides = next;
      return listDocumentChanges(before, current().PUBLISHED);
    },
  };
}

function overlaid(dealers: readonly DealerEntry[], overrides: DealerOverrides): DealerEntry[] {
  return dealers.map((dealer) => {
    const { openingHours: hours, shop, website } = overrides.get(dealer.adrNumber) ?? nothing;
    return {
      ...dealer,
      ...(hours && { openingHours: hours.map((one) => ({ ...one, days: [...one.days] })) }),
      ...(shop && entryOf(shop)),
      ...((shop || website !== '') && { website: website === '' ? undefined : website }),
    };
  });
}

const nothing: DealerOverride = { openingHours: null, shop: null, website: '' };

function entryOf(shop: FinderFields) {
  return {
    name: shop.finderName,
    street: shop.finderStreet,
    strNumber: shop.finderStreetNumber,
    zip: shop.finderZipCode,
    city: shop.finderCity,
    phone: shop.finderPhone === '' ? undefined : shop.finderPhone,
    email: shop.finderEmail === '' ? undefined : shop.finderEmail,
  };
}

function textOf(overrides: DealerOverrides): string {
  return JSON.stringify([...overrides].sort(([a], [b]) => a.localeCompare(b)));
}
