import type { ConsentSignal, ConsentValue } from '@/lib/platform/tracking/consent';
import type { Ga4Event, Ga4Parameters } from '@/lib/platform/tracking/ga4-event';

/** Entry of the tag manager's data layer. A gtag command is pushed as its arguments object. */
type DataLayerEntry =
  | { ecommerce: null }
  | { event: Ga4Event['name']; ecommerce: Ga4Parameters }
  | ({ event: Ga4Event['name'] } & Ga4Parameters)
  | { event: 'gtm.js'; 'gtm.start': number };

type Gtag = {
  (command: 'consent', kind: 'update', signals: Record<ConsentSignal, ConsentValue>): void;
  (command: 'js', now: Date): void;
  (command: 'config', id: string): void;
  (command: 'set', fields: { page_location: string }): void;
  (command: 'event', name: Ga4Event['name'], fields: Ga4Parameters & { send_to: string }): void;
};

declare global {
  interface Window {
    /** The tag manager's data layer; present only on sites with configured tags. */
    dataLayer?: (DataLayerEntry | IArguments)[];
    gtag?: Gtag;
  }
}

/** True when the operator has configured tags; otherwise nothing is tracked. */
export function hasTagManager(): boolean {
  return 'dataLayer' in globalThis;
}
