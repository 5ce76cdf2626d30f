import 'server-only';
import { readFileSync } from 'node:fs';
import { type PlaceIndex, readPlaceIndex } from '@/domain/places/place-index';
import { logger } from '@/lib/platform/observability/logger';
import { placesFolder } from './places-folder';

let index: PlaceIndex | null = null;

/** The places the project ships, read once when first asked for; no places, with a line in the log, when the file is missing. */
export function placeIndex(): PlaceIndex {
  index ??= readPlaceIndex(readFile());
  return index;
}

function readFile(): string {
  try {
    return readFileSync(placesFolder('places.txt'), 'utf8');
  } catch (error) {
    logger.error('The place index cannot be read: dealers are found by their lists only', {
      error,
    });
    return '';
  }
}
