import { useSyncExternalStore } from 'react';
import { readStoredJson, writeStorage } from '@/lib/browser/state/browser-storage';
import { createExternalStore } from '@/lib/browser/state/external-store';

/** The customer's note to the workshop for the bicycle being configured; empty strings when there is none. */
export interface BikeComment {
  readonly comment: string;
  /** Requested delivery date as an ISO day; empty for none. */
  readonly date: string;
}

const empty: BikeComment = { comment: '', date: '' };
const keyOf = (slug: string) => `bikeNote:${slug}`;
const stores = new Map<string, ReturnType<typeof createExternalStore<BikeComment>>>();

/**
 * Returns the note for a model, and its setter. The note is stored in this tab until the session ends, so it survives a
 * reload and a change of language; where storage is blocked, it lasts until the page is left.
 */
export function useBikeComment(
  slug: string,
): readonly [BikeComment, (change: Partial<BikeComment>) => void] {
  const store = storeOf(slug);
  const note = useSyncExternalStore(store.subscribe, store.get, () => empty);
  const change = (part: Partial<BikeComment>): void => {
    const next = { ...store.get(), ...part };
    store.set(next);
    saveNote(slug, next);
  };
  return [note, change];
}

/** Clears the notes held in memory, to simulate a page reload in tests. */
export function clearBikeComments(): void {
  stores.clear();
}

function storeOf(slug: string) {
  const known = stores.get(slug);
  if (known) return known;
  const store = createExternalStore(typeof window === 'undefined' ? empty : loadNote(slug));
  if (typeof window !== 'undefined') stores.set(slug, store);
  return store;
}

function loadNote(slug: string): BikeComment {
  const fields = new Map<string, unknown>(
    Object.entries(readStoredJson('sessionStorage', keyOf(slug)) ?? {}),
  );
  return { comment: textOf(fields.get('comment')), date: textOf(fields.get('date')) };
}

function saveNote(slug: string, note: BikeComment): void {
  const isEmpty = note.comment === '' && note.date === '';
  writeStorage('sessionStorage', keyOf(slug), isEmpty ? null : JSON.stringify(note));
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
