'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { readSeen, type SeenPage, withSeen } from '@/domain/keep/seen-pages';
import { createKeptValue } from './kept-value';

const kept = createKeptValue<readonly SeenPage[]>('seenPages', readSeen);
const nothing: readonly SeenPage[] = [];

/** Remembers in this browser, and nowhere else, that somebody looks at a page and a variant of it. */
export function noteSeen(page: string, sku: string): void {
  kept.set(withSeen(kept.get(), [page, sku]));
}

/** The same for a page that stands open. */
export function useSeen(page: string, sku: string): void {
  useEffect(() => noteSeen(page, sku), [page, sku]);
}

/** What was looked at lately, the newest first; nothing on the server and while hydrating. */
export function useSeenPages(): readonly SeenPage[] {
  return useSyncExternalStore(kept.subscribe, kept.get, () => nothing);
}

/** Forgets all of it. */
export const forgetSeen = (): void => kept.set(nothing);
