import { runInNewContext } from 'node:vm';
import { Window } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferredLoader } from './deferred-loader';

/**
 * In bytes. Every page contains this script: it loads the deferred scripts and the page's data, and waits for the
 * page's text.
 */
const budgetBytes = 2_825;

let window: Window;

beforeEach(() => open());
afterEach(() => window.happyDOM.close());

/** Opens a page with the script's real text in a minimal browser environment. */
function open(others: object = {}) {
  window = new Window();
  const { document, setTimeout, requestAnimationFrame, Event, Object, JSON } = window;
  document.head.innerHTML =
    '<script type="application/json" id="deferred-scripts">["/_next/1.js","/_next/2.js"]</script>';
  document.body.innerHTML =
    '<button type="button">Menü</button><form><input name="email" /><button>Senden</button></form>';
  const browser = { document, setTimeout, requestAnimationFrame, Event, Object, JSON };
  runInNewContext(deferredLoader, { ...browser, window, ...others });
}

const started = () =>
  [...window.document.head.querySelectorAll('script[src]')].map((script) =>
    script.getAttribute('src'),
  );
const find = <Name extends 'button' | 'input' | 'form'>(name: Name) => {
  const found = window.document.querySelector(name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};
const hydrate = (place: object) => Object.assign(place, { __reactProps$x: {} });

it('stays within its size limit', () => {
  expect(Buffer.byteLength(deferredLoader)).toBeLessThanOrEqual(budgetBytes);
  expect(deferredLoader).not.toContain('</');
});

describe('scripts start after the largest paint', () => {
  let reportPaint: (...paints: object[]) => void;
  let typefaceArrives: () => void;
  const parsed = () => window.document.dispatchEvent(new window.Event('DOMContentLoaded'));
  const painted = () => new Promise((resolve) => window.requestAnimationFrame(resolve));
  const settled = async () => {
    await painted();
    await new Promise((resolve) => window.setTimeout(resolve));
  };

  beforeEach(() => {
    reportPaint = () => {
      throw new Error('nobody asked');
    };
    class PerformanceObserver {
      constructor(seen: (list: object) => void) {
        reportPaint = (...paints) => seen({ getEntries: () => paints });
      }
      observe() {}
    }
    open({ PerformanceObserver });
    const ready = new Promise<void>((resolve) => (typefaceArrives = resolve));
    Object.assign(window.document, { fonts: { ready } });
  });

  it('of a text page once it is complete and its font has loaded', async () => {
    expect(() => reportPaint({ size: 9 })).toThrow('nobody asked');
    parsed();
    reportPaint({ element: find('form'), size: 9 });
    await settled();
    expect(started()).toEqual([]);
    typefaceArrives();
    await vi.waitFor(() => expect(started()).toEqual(['/_next/1.js', '/_next/2.js']));
  });

  it('of a page with a slow image, after the image', async () => {
    window.document.body.insertAdjacentHTML('beforeend', '<img fetchpriority="high" />');
    const picture = window.document.querySelector('img');
    parsed();
    typefaceArrives();
    reportPaint({ element: find('form'), size: -1 });
    await settled();
    expect(started()).toEqual([]);
    reportPaint({ element: picture, size: 9 });
    await vi.waitFor(() => expect(started()).toEqual(['/_next/1.js', '/_next/2.js']));
  });
});

it('starts the scripts at the first interaction, once and in order', () => {
  expect(started()).toEqual([]);
  for (let count = 0; count < 2; count += 1) window.dispatchEvent(new window.Event('pointerdown'));
  expect(started()).toEqual(['/_next/1.js', '/_next/2.js']);
});

describe('page with separate data', () => {
  const list = () => window.document.getElementById('deferred-scripts');
  const answer = (...answers: (Response | Error)[]) => {
    const fetched = vi.fn(async () => {
      const next = answers.shift();
      if (next instanceof Response) return next;
      throw next ?? new Error('asked too often');
    });
    Object.assign(window, { fetch: fetched });
    list()?.setAttribute('data-page', '/page-data/x/de.txt');
    return fetched;
  };

  it('fetches scripts and data in parallel and runs the scripts when the data has arrived', async () => {
    let arrive = (_: Response) => {};
    Object.assign(window, { fetch: () => new Promise((resolve) => (arrive = resolve)) });
    list()?.setAttribute('data-page', '/page-data/x/de.txt');
    window.dispatchEvent(new window.Event('pointerdown'));
    const hints = [...window.document.querySelectorAll('link[rel=preload][as=script]')];
    expect(hints.map((hint) => hint.getAttribute('href'))).toEqual(['/_next/1.js', '/_next/2.js']);
    expect(started()).toEqual([]);
    arrive(new Response('0:[]\n'));
    await vi.waitFor(() => expect(started()).toEqual(['/_next/1.js', '/_next/2.js']));
    expect(Reflect.get(window, '__next_f')).toEqual([[0], [1, '0:[]\n']]);
  });

  it('reloads the page at the same position when its data is gone', async () => {
    answer(new Response('', { status: 404 }));
    window.happyDOM.setURL('https://site.example/de/bikes/ludwig?utm_source=x#facts');
    const replace = vi.spyOn(window.location, 'replace').mockReturnValue();
    window.dispatchEvent(new window.Event('pointerdown'));
    const whole = '/de/bikes/ludwig?utm_source=x&whole#facts';
    await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(whole));
    expect(started()).toEqual([]);
  });

  it('retries after a connection failure or a missing response', async () => {
    const waited: number[] = [];
    const setTimeout = (run: (...given: unknown[]) => void, ms: number, ...given: unknown[]) => {
      if (ms === 5_000) queueMicrotask(() => run(...given));
      waited.push(ms);
    };
    open({ setTimeout });
    const fetched = answer(
      new TypeError('offline'),
      new Response('', { status: 503 }),
      new Response('0:[]\n'),
    );
    window.dispatchEvent(new window.Event('pointerdown'));
    await vi.waitFor(() => expect(started()).toEqual(['/_next/1.js', '/_next/2.js']));
    expect(waited.filter((ms) => ms === 5_000)).toHaveLength(2);
    expect(fetched).toHaveBeenCalledTimes(3);
  });
});

it('replays an early click once', async () => {
  const button = find('button');
  const pressed = vi.fn();
  button.click();
  button.addEventListener('click', pressed);
  hydrate(button);
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
});

it('hides a replayed click from other listeners, so that a component hydrated by it does not react twice', async () => {
  const button = find('button');
  const received = vi.fn();
  window.document.addEventListener('click', received);
  button.click();
  expect(received).not.toHaveBeenCalled();
  hydrate(button);
  await vi.waitFor(() => expect(received).toHaveBeenCalledOnce());
});

it('discards early clicks on elements drawn by a library, such as a map', () => {
  window.document.body.insertAdjacentHTML(
    'afterbegin',
    '<div data-drawn><button type="button">3</button></div>',
  );
  const received = vi.fn();
  find('button').addEventListener('click', received);
  find('button').click();
  expect(received).toHaveBeenCalledOnce();
});

it('opens an early requested link above the page and leaves other tabs alone', async () => {
  window.document.body.insertAdjacentHTML(
    'beforeend',
    '<a href="/de/checkout/cart" data-opens>1</a>',
  );
  const link = window.document.querySelector('a');
  const press = (ctrlKey = false) => {
    const event = new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey });
    link?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(press(true)).toBe(false);
  expect(press()).toBe(true);
  const opened = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  link?.addEventListener('click', opened);
  hydrate(link ?? {});
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce());
});

it('replays early typed text', async () => {
  const field = find('input');
  field.value = 'anna@lautlos.example';
  field.dispatchEvent(new window.Event('input', { bubbles: true }));
  const received: string[] = [];
  field.addEventListener('input', () => received.push(field.value));
  hydrate(field);
  await vi.waitFor(() => expect(received).toEqual(['anna@lautlos.example']));
});

it('holds forms that post or have no action, and lets GET forms submit', async () => {
  const form = find('form');
  const send = () => {
    const event = new window.SubmitEvent('submit', { bubbles: true, cancelable: true });
    form.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(send()).toBe(true);
  form.setAttribute('action', '/de/search');
  expect(send()).toBe(false);
  // A form that changes the page by script only uses its action as a fallback.
  form.setAttribute('data-opens', '');
  expect(send()).toBe(true);
  form.removeAttribute('data-opens');
  // The form's action serves browsers without scripts, but scripts will load here.
  form.setAttribute('method', 'post');
  expect(send()).toBe(true);
});

it('holds clicks until the first interaction with the page and for fifteen seconds after it', () => {
  const page = new Window();
  const { document, requestAnimationFrame, Event, Object, JSON } = page;
  document.body.innerHTML = '<form></form>';
  const timers = new Map<number, () => void>();
  const setTimeout = (run: () => void, ms: number) => timers.set(ms, run);
  const browser = { document, setTimeout, requestAnimationFrame, Event, Object, JSON };
  runInNewContext(deferredLoader, { ...browser, window: page });
  const send = () => {
    const event = new page.SubmitEvent('submit', { bubbles: true, cancelable: true });
    document.querySelector('form')?.dispatchEvent(event);
    return event.defaultPrevented;
  };

  timers.get(4_000)?.();
  expect(timers.has(15_000)).toBe(false);
  expect(document.documentElement.dataset.touched).toBeUndefined();
  expect(send()).toBe(true);
  expect(document.documentElement.dataset.touched).toBe('1');
  timers.get(15_000)?.();
  expect(send()).toBe(false);
});
