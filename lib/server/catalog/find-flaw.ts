import 'server-only';
import type { Flaw } from '@/domain/catalog/flaw';
import type { Language } from '@/domain/language/detect-language';
import { flawKey } from '@/domain/picture/side-views';
import { findCaptioned, isComputed } from '@/lib/platform/media/find-picture';
import { logger } from '@/lib/platform/observability/logger';
import type { FlawView } from '@/lib/platform/views/outlet-view';

/** A piece of the outlet with what is wrong with it; null for what is as new. */
interface Piece {
  readonly slug: string;
  readonly flaw: Flaw | null;
}

/** What can be seen to be wrong with a piece, with its picture; null for what is as new, and where there is no picture of it. */
export function findFlaw(language: Language, { slug, flaw }: Piece): FlawView | null {
  const key = flawKey(slug);
  const picture = flaw === null ? null : findCaptioned(key, language);
  return flaw === null || picture === null
    ? null
    : { ...flaw, picture, isComputed: isComputed(key) };
}

const told = new Set<string>();

/** Says in one line of the log, once a process, which pieces have a flaw that there is no picture of: their pages show them without. */
export function tellMissingFlaws(pieces: readonly Piece[]): void {
  const missing = pieces
    .filter((piece) => piece.flaw !== null && findFlaw('de', piece) === null)
    .map(({ slug }) => slug)
    .filter((slug) => !told.has(slug));
  if (missing.length === 0) return;
  for (const slug of missing) told.add(slug);
  logger.warn('There is no picture of the flaw of pieces; their pages show them without it', {
    count: missing.length,
    pieces: missing,
  });
}
