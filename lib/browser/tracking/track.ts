import type { TrackingEvent } from '@/lib/platform/tracking/ga4-event';
import { hasTagManager } from './data-layer';

type TrackingReceiver = (event: TrackingEvent) => void;

/** Maximum number of events kept in memory on this page until the visitor decides about consent. */
const maxWaiting = 50;

let deliver: TrackingReceiver | null = null;
let waiting: TrackingEvent[] = [];

/**
 * Delivers a tracking event to the permitted tags, or queues it until the visitor decides about consent. Does nothing
 * without configured tags.
 */
export function track(event: TrackingEvent): void {
  if (!hasTagManager()) return;
  if (deliver) deliver(event);
  else if (waiting.length < maxWaiting) waiting.push(event);
}

/** Sets the receiver of tracking events; queued events are delivered first. */
export function setTrackingReceiver(next: TrackingReceiver): void {
  const waited = waiting;
  waiting = [];
  deliver = next;
  for (const event of waited) next(event);
}
