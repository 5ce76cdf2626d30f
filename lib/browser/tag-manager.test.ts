// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type ConsentChoices,
  deniedConsentSignals,
  toConsentSignals,
} from '@/lib/platform/tracking/consent';
import type { TrackingTagIds } from '@/lib/platform/tracking/allowed-tags';
import { tagScript } from '@/lib/platform/config/head-scripts';
import type * as KeepTags from './tag-manager';
import type * as Track from '@/lib/browser/tracking/track';

const ids: TrackingTagIds = { tagManagerId: 'GTM-TEST1', analyticsId: 'G-TEST1' };
const choices = (statistics: boolean, marketing: boolean): ConsentChoices => ({
  necessary: true,
  statistics,
  marketing,
});
const purchase = {
  name: 'purchase',
  orderNumber: 100_200,
  items: [],
  valueCents: 4500,
  taxCents: 718,
  shippingCents: 0,
} as const;

let tagManager: typeof KeepTags;
let tracking: typeof Track;

beforeEach(async () => {
  vi.resetModules();
  localStorage.clear();
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'dataLayer');
  Reflect.deleteProperty(window, 'gtag');
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    added.push(...nodes.flatMap((node) => (node instanceof HTMLScriptElement ? [node.src] : [])));
  });
  added = [];
  tracking = await import('@/lib/browser/tracking/track');
  tagManager = await import('./tag-manager');
});

/** URLs of the added scripts, which the test page must not load. */
let added: string[] = [];

/** Runs the page's inline script. */
function configure() {
  new Function(tagScript)();
}

function layer(): unknown[] {
  return (window.dataLayer ?? []).map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]'
      ? [...(entry as IArguments)]
      : entry,
  );
}

const names = () =>
  layer().flatMap((entry) =>
    Array.isArray(entry)
      ? entry[0] === 'event'
        ? [String(entry[1])]
        : []
      : typeof entry === 'object' && entry !== null && 'event' in entry
        ? [String(entry.event)]
        : [],
  );

describe('without configured tags', () => {
  it('reports, stores and loads nothing', () => {
    tracking.track({ name: 'search', term: 'klingel' });
    const delivered = vi.fn();
    tracking.setTrackingReceiver(delivered);
    expect(delivered).not.toHaveBeenCalled();
    expect(window.dataLayer).toBeUndefined();
  });
});

describe('with configured tags', () => {
  beforeEach(configure);

  it('denies every consent before any other event', () => {
    expect(layer()).toEqual([['consent', 'default', deniedConsentSignals]]);
  });

  it.each([
    [choices(false, false), []],
    [choices(true, false), ['gtm.js?id=GTM-TEST1', 'gtag/js?id=G-TEST1']],
    [choices(false, true), ['gtm.js?id=GTM-TEST1']],
    [choices(true, true), ['gtm.js?id=GTM-TEST1', 'gtag/js?id=G-TEST1']],
  ])('reports %j before its tags are loaded', (chosen, scripts) => {
    tagManager.applyTags(ids, chosen, '/bikes');
    expect(layer()[1]).toEqual(['consent', 'update', toConsentSignals(chosen)]);
    expect(added).toEqual(scripts.map((path) => `https://www.googletagmanager.com/${path}`));
  });

  it('queues events until the consent choice and discards them when it is denied', () => {
    tracking.track({ name: 'search', term: 'klingel' });
    expect(names()).toEqual([]);
    tagManager.applyTags(ids, choices(false, false), '/bikes');
    tagManager.applyTags(ids, choices(true, false), '/bikes');
    expect(names()).toEqual(['gtm.js']);
    tracking.track({ name: 'login', method: 'password' });
    expect(names()).toEqual(['gtm.js', 'login', 'login']);
  });

  it('reports queued events after consent to the tag manager and to analytics', () => {
    tracking.track({ name: 'search', term: 'klingel' });
    tagManager.applyTags(ids, choices(true, false), '/bikes');
    expect(layer()).toContainEqual({ event: 'search', search_term: 'klingel' });
    expect(layer()).toContainEqual([
      'event',
      'search',
      { search_term: 'klingel', send_to: 'G-TEST1' },
    ]);
  });

  it('queues events of one page at most', () => {
    for (let count = 0; count < 200; count += 1) tracking.track({ name: 'search', term: 'x' });
    tagManager.applyTags({ ...ids, analyticsId: null }, choices(true, false), '/bikes');
    expect(names().filter((name) => name === 'search')).toHaveLength(50);
  });

  it('reports an order once, even after a reload', async () => {
    tagManager.applyTags({ ...ids, analyticsId: null }, choices(true, false), '/bikes');
    tracking.track(purchase);
    tracking.track(purchase);
    expect(names().filter((name) => name === 'purchase')).toHaveLength(1);

    vi.resetModules();
    configure();
    const [again, trackingAgain] = [
      await import('./tag-manager'),
      await import('@/lib/browser/tracking/track'),
    ];
    again.applyTags({ ...ids, analyticsId: null }, choices(true, false), '/bikes');
    trackingAgain.track(purchase);
    expect(names().filter((name) => name === 'purchase')).toHaveLength(0);
  });

  it('clears the fields of the previous event', () => {
    tagManager.applyTags({ ...ids, analyticsId: null }, choices(true, false), '/bikes');
    tracking.track(purchase);
    const entries = layer();
    const index = entries.findIndex(
      (entry) =>
        typeof entry === 'object' &&
        entry !== null &&
        'event' in entry &&
        entry.event === 'purchase',
    );
    expect(entries[index - 1]).toEqual({ ecommerce: null });
  });

  it('reports a withdrawn consent, removes its cookies and loads no code twice', () => {
    document.cookie = '_ga=GA1.1.1; path=/';
    document.cookie = '_gcl_au=1; path=/';
    tagManager.applyTags(ids, choices(true, true), '/bikes');
    const loaded = added.length;
    tagManager.applyTags(ids, choices(false, false), '/bikes');
    expect(layer().at(-1)).toEqual(['consent', 'update', toConsentSignals(choices(false, false))]);
    expect(document.cookie).not.toMatch(/_ga|_gcl/);
    tracking.track({ name: 'search', term: 'klingel' });
    expect(names()).not.toContain('search');
    tagManager.applyTags(ids, choices(true, true), '/bikes');
    expect(added).toHaveLength(loaded);
  });

  it('counts another language as a new page, but not another filter', () => {
    const seen = (address: string) => {
      window.history.replaceState(null, '', address);
      tagManager.applyTags(ids, choices(true, false), '/bikes');
      return layer().filter((entry) => Array.isArray(entry) && entry[0] === 'set').length;
    };
    expect(['/de/bikes', '/de/bikes?size=M', '/en/bikes', '/en/bikes?size=L'].map(seen)).toEqual([
      1, 1, 2, 2,
    ]);
  });

  it('reports the page address without secrets', () => {
    window.history.replaceState(null, '', '/de/newsletter/confirm?token=abc');
    tagManager.applyTags(ids, choices(true, false), '/newsletter/confirm');
    expect(JSON.stringify(layer())).not.toContain('abc');
  });
});
