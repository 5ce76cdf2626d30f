// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchLinks } from './prefetch-links';

type Sight = { readonly seen: Set<Element>; show: (isIntersecting: boolean) => void };
const prefetchedPaths: string[] = [];
let sight: Sight;
let becomeIdle: () => void;
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
        sight = {
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
    becomeIdle = ready;
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

const list = '<a id="list" href="/de/bikes" data-leads=""><b>x</b></a>';
const inList = '<a id="bike" href="/de/bikes/ludwig" data-leads="asked">x</a>';

it('waits until the browser is idle, then prefetches the visible links', () => {
  start(list + inList);
  sight.show(true);
  expect(prefetchedPaths).toEqual([]);
  becomeIdle();
  expect(prefetchedPaths).toEqual(['/de/bikes']);
});

it('skips links that have left the viewport', () => {
  start(list);
  sight.show(true);
  sight.show(false);
  becomeIdle();
  expect(prefetchedPaths).toEqual([]);
});

it('prefetches links that become visible or are added later', async () => {
  start(list);
  becomeIdle();
  document.body.insertAdjacentHTML('beforeend', '<p><a href="/de/news" data-leads="">x</a></p>');
  await vi.waitFor(() => expect(sight.seen.size).toBe(2));
  sight.show(true);
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
    sight.show(true);
    becomeIdle();
    document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(prefetchedPaths).toEqual([]);
  },
);

it('prefetches the visible links when the connection returns', () => {
  connect({ saveData: true });
  start(list);
  sight.show(true);
  becomeIdle();
  connect(undefined);
  window.dispatchEvent(new Event('online'));
  expect(prefetchedPaths).toEqual(['/de/bikes']);
});

it.each(['/de/checkout/cart', '/de/login', '/de/my-account/b2c', 'https://example.org/'])(
  'never prefetches %s',
  (href) => {
    start(`<a href="${href}" data-leads="">x</a>`);
    sight.show(true);
    becomeIdle();
    document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(prefetchedPaths).toEqual([]);
  },
);

it('stops with the page', () => {
  start(list);
  sight.show(true);
  stop();
  document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect([prefetchedPaths, sight.seen.size]).toEqual([[], 0]);
});
