// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchLinks } from './prefetch-links';

type Sight = { readonly seen: Set<Element>; show: (isIntersecting: boolean) => void };
const asked: string[] = [];
let sight: Sight;
let becomeIdle: () => void;
let stop: () => void;

beforeEach(() => {
  window.history.replaceState(null, '', '/de');
  asked.length = 0;
  connect(undefined);
  const seen = new Set<Element>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        sight = {
          seen,
          show: (isIntersecting) => tell([...seen].map((target) => ({ target, isIntersecting }))),
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
  stop = prefetchLinks((path) => asked.push(path), 'de');
}

const list = '<a id="list" href="/de/bikes" data-leads=""><b>x</b></a>';
const inList = '<a id="bike" href="/de/bikes/ludwig" data-leads="asked">x</a>';

it('waits until the browser is idle, then asks for what is in sight', () => {
  start(list + inList);
  sight.show(true);
  expect(asked).toEqual([]);
  becomeIdle();
  expect(asked).toEqual(['/de/bikes']);
});

it('asks for nothing that has left the sight', () => {
  start(list);
  sight.show(true);
  sight.show(false);
  becomeIdle();
  expect(asked).toEqual([]);
});

it('asks for what comes into sight later, and for links that come later', async () => {
  start(list);
  becomeIdle();
  document.body.insertAdjacentHTML('beforeend', '<p><a href="/de/news" data-leads="">x</a></p>');
  await vi.waitFor(() => expect(sight.seen.size).toBe(2));
  sight.show(true);
  expect(asked).toEqual(['/de/bikes', '/de/news']);
});

it.each([
  ['a pointer', '#list b', 'pointerover', '/de/bikes'],
  ['the keyboard', '#bike', 'focusin', '/de/bikes/ludwig'],
])('does not wait once %s is on it', (_what, place, kind, path) => {
  start(list + inList);
  document.querySelector(place)?.dispatchEvent(new Event(kind, { bubbles: true }));
  expect(asked).toEqual([path]);
});

it.each([[{ effectiveType: '2g' }], [{ effectiveType: 'slow-2g' }], [{ saveData: true }]])(
  'asks for nothing ahead with %j',
  (connection) => {
    connect(connection);
    start(list);
    sight.show(true);
    becomeIdle();
    document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(asked).toEqual([]);
  },
);

it('asks for what is in sight when the connection comes back', () => {
  connect({ saveData: true });
  start(list);
  sight.show(true);
  becomeIdle();
  connect(undefined);
  window.dispatchEvent(new Event('online'));
  expect(asked).toEqual(['/de/bikes']);
});

it.each(['/de/checkout/cart', '/de/login', '/de/my-account/b2c', 'https://example.org/'])(
  'never asks ahead for %s',
  (href) => {
    start(`<a href="${href}" data-leads="">x</a>`);
    sight.show(true);
    becomeIdle();
    document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(asked).toEqual([]);
  },
);

it('ends with the page', () => {
  start(list);
  sight.show(true);
  stop();
  document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect([asked, sight.seen.size]).toEqual([[], 0]);
});
