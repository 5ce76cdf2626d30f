import type { TrackingEvent } from '@/lib/platform/tracking/ga4-event';
import { hasTags } from './data-layer';

type TrackingReceiver = (event: TrackingEvent) => void;

/** What happens before the visitor has answered is kept for the answer, on this page only and not without end. */
const maxWaiting = 50;

let deliver: TrackingReceiver | null = null;
let waiting: TrackingEvent[] = [];

/** Tells the tag system what happened, as far as the visitor agrees. Does nothing, and keeps nothing, without configured tags. */
export function track(event: TrackingEvent): void {
  if (!hasTags()) return;
  if (deliver) deliver(event);
  else if (waiting.length < maxWaiting) waiting.push(event);
}

/** Whom events go to from now on, those that wait first. */
export function setTrackingReceiver(next: TrackingReceiver): void {
  const waited = waiting;
  waiting = [];
  deliver = next;
  for (const event of waited) next(event);
}
