import type { TagEvent } from '@/domain/tags/tag-event';
import { isTagged } from './data-layer';

type Deliver = (event: TagEvent) => void;

/** What happens before the visitor has answered is kept for the answer, on this page only and not without end. */
const maxWaiting = 50;

let deliver: Deliver | null = null;
let waiting: TagEvent[] = [];

/** Tells the tag system what happened, as far as the visitor agrees. Does nothing, and keeps nothing, without configured tags. */
export function track(event: TagEvent): void {
  if (!isTagged()) return;
  if (deliver) deliver(event);
  else if (waiting.length < maxWaiting) waiting.push(event);
}

/** Whom events go to from now on, those that wait first. */
export function deliverTo(next: Deliver): void {
  const waited = waiting;
  waiting = [];
  deliver = next;
  for (const event of waited) next(event);
}
