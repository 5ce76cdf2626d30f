import type { Basket } from '@/domain/basket/basket';
import { removeUrlSecrets } from '@/lib/platform/observability/redact-url';
import { toTrackingBasket } from '@/lib/platform/tracking/tracking-basket';
import { basketStore } from '@/lib/browser/basket/basket-store';
import { track, setTrackingReceiver } from '@/lib/browser/tracking/track';
import {
  type TrackingTagIds,
  listWithdrawnCookies,
  listAllowedTrackingTags,
} from '@/lib/platform/tracking/allowed-tags';
import {
  type ConsentChoices,
  formatConsent,
  toConsentSignals,
} from '@/lib/platform/tracking/consent';
import { readStoredJson, writeStorage } from '@/lib/browser/state/browser-storage';
import { listCookies, removeCookie } from '@/lib/browser/state/cookies';
import { type TrackingEvent, toGa4Event } from '@/lib/platform/tracking/ga4-event';
import { trackHostedSignIn } from '@/lib/browser/tracking/hosted-sign-in';

const pageEvents: Record<string, 'view_cart' | 'begin_checkout'> = {
  '/checkout/cart': 'view_cart',
  '/checkout/address': 'begin_checkout',
};

let current: string | null = null;
let stopWaiting: () => void = () => undefined;

/**
 * Sets the page URL for the tags, with secrets removed, when the path has changed. A change of language changes the
 * path; a change of the query, such as a filter, does not. On the cart page and the first checkout step, also tracks
 * the basket.
 */
export function trackPage(path: string): void {
  const page = window.location.pathname;
  if (page === current) return;
  current = page;
  stopWaiting();
  window.gtag?.('set', { page_location: removeUrlSecrets(window.location.href) });
  const name = pageEvents[path];
  if (name)
    stopWaiting = whenBasketSettled((basket) => track({ name, ...toTrackingBasket(basket) }));
}

/** Calls `onSettled` once the basket is loaded and not empty; returns a function that cancels the wait. */
function whenBasketSettled(onSettled: (basket: Basket) => void): () => void {
  let stop: () => void = () => undefined;
  const check = () => {
    const { basket, status } = basketStore.get();
    if (status !== 'ready' || !basket.settled || basket.settled.lines.length === 0) return false;
    stop();
    onSettled(basket.settled);
    return true;
  };
  if (!check()) stop = basketStore.subscribe(check);
  return () => stop();
}

const host = 'https://www.googletagmanager.com';
const loaded = new Set<string>();

/** Loads the scripts of the permitted tags, each once per page. */
export function loadTags({ tagManagerId, analyticsId }: TrackingTagIds): void {
  if (tagManagerId && isNew(tagManagerId)) {
    window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    addScript(`${host}/gtm.js?id=${tagManagerId}`);
  }
  if (analyticsId && isNew(analyticsId)) {
    window.gtag?.('js', new Date());
    window.gtag?.('config', analyticsId);
    addScript(`${host}/gtag/js?id=${analyticsId}`);
  }
}

function isNew(id: string): boolean {
  if (loaded.has(id)) return false;
  loaded.add(id);
  return true;
}

function addScript(url: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  document.head.append(script);
}

/** Removes the cookies of tags the visitor has not consented to, including cookies set for the whole domain. */
export function removeWithdrawnCookies(choices: ConsentChoices): void {
  for (const name of listWithdrawnCookies([...listCookies().keys()], choices)) {
    removeCookie(name);
    for (const domain of domainsOf(window.location.hostname)) removeCookie(name, { domain });
  }
}

/**
 * Returns the domains on which a host can set cookies, for example `www.shop.example` and `shop.example`, but not
 * `example`.
 */
function domainsOf(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

const storageKey = 'lt-tracked-orders';
const maxTrackedOrders = 20;

/**
 * Marks an order as tracked. Returns true if this browser had not tracked it before; where storage is blocked, true
 * once per page.
 */
export function addTrackedOrder(orderNumber: number): boolean {
  const tracked = listTrackedOrders();
  if (tracked.includes(orderNumber) || trackedOnPage.has(orderNumber)) return false;
  trackedOnPage.add(orderNumber);
  const orders = [...tracked, orderNumber].slice(-maxTrackedOrders);
  writeStorage('localStorage', storageKey, JSON.stringify(orders));
  return true;
}

const trackedOnPage = new Set<number>();

function listTrackedOrders(): unknown[] {
  const stored = readStoredJson('localStorage', storageKey, 'lt-told-orders');
  return Array.isArray(stored) ? stored : [];
}

/**
 * Creates a function that sends events to the permitted tags: to the tag manager as a data layer entry, to analytics as
 * a command. An order is tracked only once, also after reloads.
 */
export function createTagSender({
  tagManagerId,
  analyticsId,
}: TrackingTagIds): (event: TrackingEvent) => void {
  return (event) => {
    if (!tagManagerId && !analyticsId) return;
    if (event.name === 'purchase' && !addTrackedOrder(event.orderNumber)) return;
    const { name, parameters } = toGa4Event(event);
    if (tagManagerId && parameters.items) {
      // The tag manager merges entries: without this entry, fields of the previous event would remain.
      window.dataLayer?.push({ ecommerce: null }, { event: name, ecommerce: parameters });
    } else if (tagManagerId) {
      window.dataLayer?.push({ event: name, ...parameters });
    }
    if (analyticsId) window.gtag?.('event', name, { ...parameters, send_to: analyticsId });
  };
}

let applied: string | null = null;

/**
 * Applies the visitor's consent and the current page to the tags: first the consent signals (Specification §4), then
 * scripts and events of the permitted tags. Without consent nothing is loaded and queued events are discarded.
 */
export function applyTags(ids: TrackingTagIds, choices: ConsentChoices, path: string): void {
  const choice = formatConsent(choices);
  const isNew = choice !== applied;
  applied = choice;
  if (isNew) {
    window.gtag?.('consent', 'update', toConsentSignals(choices));
    removeWithdrawnCookies(choices);
  }
  trackPage(path);
  trackHostedSignIn();
  if (!isNew) return;
  const tags = listAllowedTrackingTags(ids, choices);
  loadTags(tags);
  setTrackingReceiver(createTagSender(tags));
}
