import 'server-only';
import type { FinderQuery } from '@/domain/dealers/finder-url';
import { choosePlaceView } from './choose-place-view';
import type { ChosenView } from '@/lib/platform/views/place-answer';

/** What the finder starts with on a page that was searched: the place a text leads to, and when that was. */
export function startFinder(query: FinderQuery): {
  query: FinderQuery;
  chosen: ChosenView | null;
  madeAtMs: number;
} {
  const chosen = query.q === '' ? null : choosePlaceView(query.q);
  return { query, chosen, madeAtMs: Date.now() };
}
