import type { Basket } from '@/domain/basket/basket';
import { removeUrlSecrets } from '@/lib/platform/observability/redact-url';
import { toTrackingBasket } from '@/lib/platform/tracking/tracking-basket';
import { basketStore } from '@/lib/browser/basket/basket-store';
import { track, setTrackingReceiver } from '@/lib/browser/tracking/track';
import {
  type TagIds,
  listWithdrawnCookies,
  getAllowedTags,
} from '@/lib/platform/tracking/allowed-tags';
import {
  type ConsentChoices,
  formatConsent,
  toConsentSignals,
} from '@/lib/platform/tracking/consent';
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
 * Tells the tags which page is seen, without its secrets, and on the cart and the first checkout step what lies in the basket.
 * The same page in another language is another page; with another query, a filter for instance, it is not.
 */
export function trackPage(path: string): void {
  const page = window.location.pathname;
  if (page === current) return;
  current = page;
  stopWaiting();
  window.gtag?.('set', { page_location: removeUrlSecrets(window.location.href) });
  const name = pageEvents[path];
  if (name) stopWaiting = onceSettled((basket) => track({ name, ...toTrackingBasket(basket) }));
}

/** Calls once the shop has said what lies in the basket, if anything does; gives the end of the waiting. */
function onceSettled(tell: (basket: Basket) => void): () => void {
  let stop: () => void = () => undefined;
  const look = () => {
    const { basket, status } = basketStore.get();
    if (status !== 'ready' || !basket.settled || basket.settled.lines.length === 0) return false;
    stop();
    tell(basket.settled);
    return true;
  };
  if (!look()) stop = basketStore.subscribe(look);
  return () => stop();
}

const host = 'https://www.googletagmanager.com';
const loaded = new Set<string>();

/** Loads the code of the tags that may be loaded, each once for each page. */
export function loadTags({ tagManagerId, analyticsId }: TagIds): void {
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

function addScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}

/** Removes the tags' cookies of what is not agreed to, also where they were set for the whole domain. */
export function removeWithdrawnCookies(choices: ConsentChoices): void {
  for (const name of listWithdrawnCookies([...listCookies().keys()], choices)) {
    removeCookie(name);
    for (const domain of domainsOf(window.location.hostname)) removeCookie(name, { domain });
  }
}

/** `www.shop.example` and `shop.example`, but not `example`. */
function domainsOf(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

const storageKey = 'lt-told-orders';
const maxKept = 20;

/** True when this browser has not told of the order yet; from then on it has. Without storage it is true once for each page. */
export function addTrackedOrder(orderNumber: number): boolean {
  const told = read();
  if (told.includes(orderNumber) || toldHere.has(orderNumber)) return false;
  toldHere.add(orderNumber);
  try {
    localStorage.setItem(storageKey, JSON.stringify([...told, orderNumber].slice(-maxKept)));
  } catch {
    // What this page knows has to do.
    return true;
  }
  return true;
}

const toldHere = new Set<number>();

function read(): unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/**
 * Sends an event to the tags that may be loaded: to the tag manager as an entry of the data layer, to analytics as a command.
 * An order is told once, whatever is reloaded or asked again.
 */
export function createTagSender({
  tagManagerId,
  analyticsId,
}: TagIds): (event: TrackingEvent) => void {
  return (event) => {
    if (!tagManagerId && !analyticsId) return;
    if (event.name === 'purchase' && !addTrackedOrder(event.orderNumber)) return;
    const { name, parameters } = toGa4Event(event);
    if (tagManagerId && parameters.items) {
      // The tag manager merges entries: without this, fields of the event before would stay.
      window.dataLayer?.push({ ecommerce: null }, { event: name, ecommerce: parameters });
    } else if (tagManagerId) {
      window.dataLayer?.push({ event: name, ...parameters });
    }
    if (analyticsId) window.gtag?.('event', name, { ...parameters, send_to: analyticsId });
  };
}

let applied: string | null = null;

/**
 * Makes the tag system follow the visitor's choice and way: first the consent signals (Spec §4), then, for what was agreed to,
 * the code and the events. Without an agreement nothing is loaded, and what was waiting is forgotten.
 */
export function applyTags(ids: TagIds, choices: ConsentChoices, path: string): void {
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
  const tags = getAllowedTags(ids, choices);
  loadTags(tags);
  setTrackingReceiver(createTagSender(tags));
}
