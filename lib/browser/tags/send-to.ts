import type { TagIds } from '@/domain/tags/loaded-tags';
import type { TagEvent } from '@/domain/tags/tag-event';
import { toGa4 } from '@/domain/tags/to-ga4';
import { isFirstTime } from './told-orders';

/**
 * Sends an event to the tags that may be loaded: to the tag manager as an entry of the data layer, to analytics as a command.
 * An order is told once, whatever is reloaded or asked again.
 */
export function sendTo({ tagManagerId, analyticsId }: TagIds): (event: TagEvent) => void {
  return (event) => {
    if (!tagManagerId && !analyticsId) return;
    if (event.name === 'purchase' && !isFirstTime(event.orderNumber)) return;
    const { name, parameters } = toGa4(event);
    if (tagManagerId && parameters.items) {
      // The tag manager merges entries: without this, fields of the event before would stay.
      window.dataLayer?.push({ ecommerce: null }, { event: name, ecommerce: parameters });
    } else if (tagManagerId) {
      window.dataLayer?.push({ event: name, ...parameters });
    }
    if (analyticsId) window.gtag?.('event', name, { ...parameters, send_to: analyticsId });
  };
}
