import { join, resolve } from 'node:path';
import { env } from '@/lib/platform/config/env';
import { readFileSync } from 'node:fs';
import { type PlaceIndex, parsePlaceIndex } from '@/domain/dealers/place-index';
import { logger } from '@/lib/platform/observability/logger';
import { findPlace } from '@/domain/dealers/find-places';
import { type ChosenPlaceView, toPlaceView } from '@/lib/platform/views/place-dto';
import type { FinderQuery } from '@/domain/dealers/filter-dealers';
import 'server-only';

/** Returns the path of a file in the folder of place data. */
export function getPlacesPath(file: string): string {
  return join(resolve(/* turbopackIgnore: true */ process.cwd(), env.DEMO_DIR), 'places', file);
}

let index: PlaceIndex | null = null;

/** Returns the index of places, read from disk on first use; empty, and logged, when the file is missing. */
export function getPlaceIndex(): PlaceIndex {
  index ??= parsePlaceIndex(readFile());
  return index;
}

function readFile(): string {
  try {
    return readFileSync(getPlacesPath('places.txt'), 'utf8');
  } catch (error) {
    logger.error('The place index could not be read; dealers are found by their lists only', {
      error,
    });
    return '';
  }
}

/**
 * Returns the place that matches the text best, and alternatives with the same name or postcode; `place` is null
 * without a match.
 */
export function findChosenPlace(typed: string): ChosenPlaceView {
  const chosen = findPlace(getPlaceIndex(), typed);
  if (chosen === null) return { place: null, alternatives: [] };
  return {
    place: toPlaceView(chosen.place),
    alternatives: chosen.alternatives.map((place) => toPlaceView(place)),
  };
}

/** Returns the initial state of the dealer search for a query: the best match and the current time in epoch ms. */
export function resolveFinderQuery(query: FinderQuery): {
  query: FinderQuery;
  chosen: ChosenPlaceView | null;
  renderedAtMs: number;
} {
  const chosen = query.q === '' ? null : findChosenPlace(query.q);
  return { query, chosen, renderedAtMs: Date.now() };
}
