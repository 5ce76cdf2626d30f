import { useSyncExternalStore } from 'react';
import { createExternalStore } from '@/lib/browser/state/external-store';

/** What a shopper wants of the workshop for a bicycle that is being configured; empty texts mean nothing was said. */
export interface BikeNote {
  readonly comment: string;
  /** ISO day. */
  readonly date: string;
}

const empty: BikeNote = { comment: '', date: '' };
const keyOf = (slug: string) => `bikeNote:${slug}`;
const stores = new Map<string, ReturnType<typeof createExternalStore<BikeNote>>>();

/**
 * The note for a model, and how to change it. The tab keeps it until the session ends, so that neither a reload nor another language loses
 * a word; a browser that forbids storage keeps it as long as the page lives.
 */
export function useBikeNote(
  slug: string,
): readonly [BikeNote, (change: Partial<BikeNote>) => void] {
  const store = storeOf(slug);
  const note = useSyncExternalStore(store.subscribe, store.get, () => empty);
  const change = (part: Partial<BikeNote>): void => {
    const next = { ...store.get(), ...part };
    store.set(next);
    keep(slug, next);
  };
  return [note, change];
}

/** Forgets what the page remembers, as a reload does. */
export function clearBikeNotes(): void {
  stores.clear();
}

function storeOf(slug: string) {
  const known = stores.get(slug);
  if (known) return known;
  const store = createExternalStore(typeof window === 'undefined' ? empty : kept(slug));
  if (typeof window !== 'undefined') stores.set(slug, store);
  return store;
}

function kept(slug: string): BikeNote {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(slug)) ?? '{}');
    const fields = new Map<string, unknown>(Object.entries(value ?? {}));
    return { comment: textOf(fields.get('comment')), date: textOf(fields.get('date')) };
  } catch {
    return empty;
  }
}

function keep(slug: string, note: BikeNote): void {
  try {
    if (note.comment === '' && note.date === '') window.sessionStorage.removeItem(keyOf(slug));
    else window.sessionStorage.setItem(keyOf(slug), JSON.stringify(note));
  } catch {
    return;
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
