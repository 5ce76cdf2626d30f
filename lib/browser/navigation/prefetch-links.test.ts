// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchLinks } from './prefetch-links';

type FakeObserver = { readonly seen: Set<Element>; show: (isIntersecting: boolean) => void };
const prefetchedPaths: string[] = [];
let intersectionObserver: FakeObserver;
let runIdleCallback: () => void;
let stop: () => void;

beforeEach(() => {
  window.history.replaceState(null, '', '/de');
  prefetchedPaths.length = 0;
  connect(undefined);
  const seen = new Set<Element>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        intersectionObserver = {
          seen,
          show: (isIntersecting) =>
            callback([...seen].map((target) => ({ target, isIntersecting }))),
        };
      }
      observe = (link: Element) => seen.add(link);
      unobserve = (link: Element) => seen.delete(link);
      disconnect = () => seen.clear();
    },
  );
  vi.stubGlobal('requestIdleCallback', (ready: () => void, options: { timeout: number }) => {
    expect(options.timeout).toBe(2000);
    runIdleCallback = ready;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

function connect(connection: { effectiveType?: string; saveData?: boolean } | undefined) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

function start(html: string) {
  document.body.innerHTML = html;
  stop = prefetchLinks((path) => prefetchedPaths.push(path), 'de');
}

const list = '<a id="list" href="/de/bikes" data-prefetch=""><b>x</b></a>';
const inList = '<a id="bike" href="/de/bikes/ludwig" data-prefetch="hover">x</a>';

it('waits until the browser is idle, then prefetches the visible links', () => {
  start(list + inList);
  intersectionObserver.show(true);
  expect(prefetchedPaths).toEqual([]);
  runIdleCallback();
  expect(prefetchedPaths).toEqual(['/de/bikes']);
});

it('skips links that have left the viewport', () => {
  start(list);
  intersectionObserver.show(true);
  intersectionObserver.show(false);
  runIdleCallback();
  expect(prefetchedPaths).toEqual([]);
});

it('prefetches links that become visible or are added later', async () => {
  start(list);
  runIdleCallback();
  document.body.insertAdjacentHTML('beforeend', '<p><a href="/de/news" data-prefetch="">x</a></p>');
  await vi.waitFor(() => expect(intersectionObserver.seen.size).toBe(2));
  intersectionObserver.show(true);
  expect(prefetchedPaths).toEqual(['/de/bikes', '/de/news']);
});

it.each([
  ['a pointer', '#list b', 'pointerover', '/de/bikes'],
  ['the keyboard', '#bike', 'focusin', '/de/bikes/ludwig'],
])('does not wait once %s is on a link', (_name, place, kind, path) => {
  start(list + inList);
  document.querySelector(place)?.dispatchEvent(new Event(kind, { bubbles: true }));
  expect(prefetchedPaths).toEqual([path]);
});

it.each([[{ effectiveType: '2g' }], [{ effectiveType: 'slow-2g' }], [{ saveData: true }]])(
  'prefetches nothing with %j',
  (connection) => {
    connect(connection);
    start(list);
    intersectionObserver.show(true);
    runIdleCallback();
    document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(prefetchedPaths).toEqual([]);
  },
);

it('prefetches the visible links when the connection returns', () => {
  connect({ saveData: true });
  start(list);
  intersectionObserver.show(true);
  runIdleCallback();
  connect(undefined);
  window.dispatchEvent(new Event('online'));
  expect(prefetchedPaths).toEqual(['/de/bikes']);
});

it.each(['/de/checkout/cart', '/de/login', '/de/my-account/b2c', 'https://example.org/'])(
  'never prefetches %s',
  (href) => {
    start(`<a href="${href}" data-prefetch="">x</a>`);
    intersectionObserver.show(true);
    runIdleCallback();
    document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(prefetchedPaths).toEqual([]);
  },
);

it('stops with the page', () => {
  start(list);
  intersectionObserver.show(true);
  stop();
  document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect([prefetchedPaths, intersectionObserver.seen.size]).toEqual([[], 0]);
});
