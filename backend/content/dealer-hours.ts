import type { OpeningHours } from '@/domain/b2b/master-data';
import { changedDocuments, type DocumentChange } from './changed-documents';
import type { ContentVersions, DealerEntry } from './entries';
import type { EntryStore } from './entry-store';

/** Opening hours that dealers have told themselves, by the number of their entry. */
type HoursByDealer = ReadonlyMap<string, readonly OpeningHours[]>;

export interface DealerHours {
  /** The store with the dealers' own hours instead of those of the files; the same object for as long as nothing changes. */
  store: EntryStore;
  /** Takes the hours as they are now and says what visitors see differently. */
  update(hours: HoursByDealer): readonly DocumentChange[];
}

/** Lays the hours dealers have told over those of the content files, where there are none at first. */
export function withDealerHours(files: EntryStore): DealerHours {
  let hours: HoursByDealer = new Map();
  let made: { from: ContentVersions; hours: HoursByDealer; versions: ContentVersions } | null =
    null;

  function current(): ContentVersions {
    const from = files.current();
    if (hours.size === 0) return from;
    if (made?.from === from && made.hours === hours) return made.versions;
    const versions = {
      PUBLISHED: { ...from.PUBLISHED, dealers: overlaid(from.PUBLISHED.dealers, hours) },
      DRAFT: { ...from.DRAFT, dealers: overlaid(from.DRAFT.dealers, hours) },
    };
    made = { from, hours, versions };
    return versions;
  }

  return {
    store: { current, problems: () => files.problems() },
    update: (told) => {
      if (textOf(told) === textOf(hours)) return [];
      const before = current().PUBLISHED;
      hours = told;
      return changedDocuments(before, current().PUBLISHED);
    },
  };
}

function overlaid(dealers: readonly DealerEntry[], hours: HoursByDealer): DealerEntry[] {
  return dealers.map((dealer) => {
    const told = hours.get(dealer.adrNumber);
    if (!told) return dealer;
    return { ...dealer, openingHours: told.map((one) => ({ ...one, days: [...one.days] })) };
  });
}

function textOf(hours: HoursByDealer): string {
  return JSON.stringify([...hours].sort(([a], [b]) => a.localeCompare(b)));
}
