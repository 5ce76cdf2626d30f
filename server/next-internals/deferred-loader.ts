import { transformSync } from 'esbuild';

type Place = HTMLElement & { type?: string; value?: string };

/**
 * Runs in the head of pages with deferred scripts. It starts the scripts when the largest image is painted (on a text
 * page: when its font is loaded), at the first touch or key press, one second after the load event, or after four
 * seconds, whichever comes first. The browser itself handles links and GET forms (except those with `data-opens`);
 * other clicks, input and submits before hydration are replayed after it.
 *
 * The function is serialized into the page, so it must not refer to anything outside itself except browser globals.
 */
function startDeferredScripts(
  page: Document,
  view: Window & typeof globalThis & { __next_f?: unknown[] },
): void {
  const held = ['click', 'submit', 'input'];
  let hasStarted = false;
  let isRepeating = false;
  let waiting: (readonly [place: Element, repeat: () => void])[] = [];

  function start() {
    if (hasStarted) return;
    hasStarted = true;
    // Reads the list from the head only: nobody but the server writes there, so an injected element with this id has no
    // effect.
    const list = page.querySelector<HTMLElement>('head>#deferred-scripts');
    const addresses = JSON.parse(list?.textContent ?? '[]') as string[];
    const data = list?.dataset.page;
    if (data) {
      for (const href of addresses)
        add('link', { rel: 'preload', as: 'script', fetchPriority: 'low', href });
      void fetchData(data, addresses);
    } else run(addresses);
  }

  function touch() {
    start();
    const { dataset } = page.documentElement;
    if (dataset.touched) return;
    // Makes parts load now that load at the first interaction (lib/browser/hydration/first-interaction).
    dataset.touched = '1';
    // After this timeout, the browser itself handles events on parts that have not hydrated.
    setTimeout(() => held.forEach((kind) => view.removeEventListener(kind, hold, true)), 15_000);
  }

  function add(tag: string, properties: object) {
    page.head.appendChild(Object.assign(page.createElement(tag), properties));
  }

  function run(addresses: readonly string[]) {
    for (const src of addresses) add('script', { src, async: true });
  }

  /**
   * Loads the page's RSC payload, which must be available before the framework's scripts run, as must the whole page.
   * The server keeps only the payloads of the last two renderings. For an older page it responds with 404; a reload
   * with the parameter `whole` then renders page and payload for this visitor. Without a connection the request is
   * repeated every five seconds.
   */
  async function fetchData(address: string, addresses: readonly string[]) {
    try {
      const answer = await view.fetch(address);
      const { pathname, search, hash } = view.location;
      if (answer.status === 404)
        return view.location.replace(`${pathname}${search ? `${search}&` : '?'}whole${hash}`);
      if (!answer.ok) throw new Error();
      const data = await answer.text();
      if (page.readyState === 'loading')
        await new Promise((parsed) => page.addEventListener('readystatechange', parsed));
      view.__next_f = [[0], [1, whole(data)]];
      run(addresses);
    } catch {
      setTimeout(() => void fetchData(address, addresses), 5_000);
    }
  }

  /** Returns the payload with its placeholders replaced by parts of the page's markup. */
  function whole(data: string) {
    const duplicates = page.querySelectorAll('[data-rsc]');
    return data.replace(/"children":"@(\w+)"/g, (_, place: string) => {
      const inside = duplicates[parseInt(place, 36)]?.innerHTML ?? '';
      return `"dangerouslySetInnerHTML":{"__html":${JSON.stringify(inside.replace(/^\$/, '$$$$'))}}`;
    });
  }

  /** True for a hydrated element, which has properties that React added. */
  function isHydrated(place: Element) {
    return Object.keys(place).some((key) => key.startsWith('__reactProps$'));
  }

  function repeatHydrated() {
    waiting = waiting.filter(([place, repeat]) => {
      if (!isHydrated(place)) return true;
      isRepeating = true;
      repeat();
      isRepeating = false;
      return false;
    });
    if (waiting[0]) setTimeout(repeatHydrated, 50);
  }

  /**
   * Delays an event until its element is hydrated; only the last event of an element is kept. The original event must
   * not reach React, which might hydrate the element because of it and handle the event twice.
   */
  function later(event: Event, place: Element, repeat: () => void) {
    event.stopPropagation();
    waiting = waiting.filter(([other]) => other !== place);
    waiting.push([place, repeat]);
    if (!waiting[1]) repeatHydrated();
  }

  /**
   * Repeats an input. Sets the value with the native setter, because React ignores a change made with the setter that
   * React adds to the element.
   */
  function typeAgain(field: Place) {
    const text = field.value;
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
  }

  function hold(event: Event) {
    if (isRepeating) return;
    touch();
    const isClick = event.type === 'click';
    const target = event.target as Place;
    const place = isClick ? target.closest<Place>('button,input,[data-opens]') : target;
    // Content that a library such as a map renders is never hydrated.
    if (!place || isHydrated(place) || place.closest('[data-drawn]')) return;
    const isBox = /checkbox|radio/.test(place.type ?? '');
    const isOpener = 'opens' in place.dataset;
    if (event.type === 'submit') {
      const form = place as HTMLElement as HTMLFormElement;
      if (form.getAttribute('action') && form.method === 'get' && !isOpener) return;
      event.preventDefault();
      const { submitter } = event as SubmitEvent;
      later(event, form, () => form.requestSubmit(submitter));
    } else if (isClick) {
      const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
      // With a modifier key the link opens in another tab and shows no dialog.
      if (isOpener && (ctrlKey || metaKey || shiftKey)) return;
      if (isBox || isOpener) event.preventDefault();
      if (isBox || isOpener || place.type === 'button') later(event, place, () => place.click());
    } else if (!isBox) later(event, place, () => typeAgain(place));
  }

  held.forEach((kind) => view.addEventListener(kind, hold, true));
  for (const kind of ['pointerdown', 'keydown', 'touchstart'])
    view.addEventListener(kind, touch, { capture: true, once: true });
  function startAfterPaint() {
    requestAnimationFrame(() => setTimeout(start));
  }

  /**
   * Starts the scripts once the largest image is painted, or on a page without such an image the text. The image may be
   * in a part of the page that arrives after the first paint; text is painted when its font is loaded.
   */
  function waitForPaint() {
    try {
      new PerformanceObserver((seen) => {
        const picture = page.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
        if (!picture) void page.fonts.ready.then(startAfterPaint);
        for (const paint of seen.getEntries() as (PerformanceEntry & {
          element?: Element;
          size: number;
        })[]) {
          const isLarger = picture?.complete && paint.size > picture.width * picture.height;
          if ((picture && paint.element === picture) || isLarger) startAfterPaint();
        }
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    } catch {
      // Without support for this entry type, the scripts start after the timeout.
    }
  }

  page.addEventListener('DOMContentLoaded', waitForPaint);
  view.addEventListener('load', () => setTimeout(start, 1_000));
  setTimeout(start, 4_000);
}

/**
 * Source of `startDeferredScripts` as inlined in the head of a page. A constant, so that the content security policy
 * can allow the script by its hash.
 */
export const deferredLoader = transformSync(
  `(${startDeferredScripts.toString()})(document,window)`,
  {
    minify: true,
    target: 'es2020',
  },
).code.trim();
