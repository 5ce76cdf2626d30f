import { transformSync } from 'esbuild';

type Place = HTMLElement & { type?: string; value?: string };

/**
 * Runs in the head of pages whose scripts come late. It starts them when the largest picture has been painted (on a page of text: when
 * its typeface is there), at the first touch or key, a second after everything has loaded, or after four seconds, whichever comes first. Links lead and forms that ask an
 * address are sent by the browser itself (but those with `data-opens`); what else a visitor presses, types or sends before the page is awake is done again once it is.
 *
 * It is handed to the page as its own text: it must name nothing from outside itself but what every page has.
 */
function startDeferredScripts(
  page: Document,
  view: Window & typeof globalThis & { __next_f?: unknown[] },
): void {
  const held = ['click', 'submit', 'input'];
  let hasBegun = false;
  let isRepeating = false;
  let waiting: (readonly [place: Element, repeat: () => void])[] = [];

  function start() {
    if (hasBegun) return;
    hasBegun = true;
    // In the head, where only the server writes: an element of that name elsewhere is somebody else's.
    const list = page.querySelector<HTMLElement>('head>#late-scripts');
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
    // Parts that come at the first touch are asked for now, by whoever reads this (lib/platform/i18n/first-touch).
    dataset.touched = '1';
    // What never wakes up is the browser's own from now on.
    setTimeout(() => held.forEach((kind) => view.removeEventListener(kind, hold, true)), 15_000);
  }

  function add(tag: string, properties: object) {
    page.head.appendChild(Object.assign(page.createElement(tag), properties));
  }

  function run(addresses: readonly string[]) {
    for (const src of addresses) add('script', { src, async: true });
  }

  /**
   * The page's data have to be there, and the whole page, before the framework's scripts run. They are gone when the page was made
   * anew more than once since it was sent: with a parameter it is made for this visitor, in one piece. Without a connection they
   * are asked for again.
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

  /** The data with what the markup says put in. */
  function whole(data: string) {
    const said = page.querySelectorAll('[data-said]');
    return data.replace(/"children":"@(\w+)"/g, (_, place: string) => {
      const inside = said[parseInt(place, 36)]?.innerHTML ?? '';
      return `"dangerouslySetInnerHTML":{"__html":${JSON.stringify(inside.replace(/^\$/, '$$$$'))}}`;
    });
  }

  /** React writes its properties to an element it has taken over. */
  function isAwake(place: Element) {
    return Object.keys(place).some((key) => key.startsWith('__reactProps$'));
  }

  function repeatAwake() {
    waiting = waiting.filter(([place, repeat]) => {
      if (!isAwake(place)) return true;
      isRepeating = true;
      repeat();
      isRepeating = false;
      return false;
    });
    if (waiting[0]) setTimeout(repeatAwake, 50);
  }

  /** Only the last wish for a place counts. React hears of it once: it might wake the place up by this very event and act twice. */
  function later(event: Event, place: Element, repeat: () => void) {
    event.stopPropagation();
    waiting = waiting.filter(([other]) => other !== place);
    waiting.push([place, repeat]);
    if (!waiting[1]) repeatAwake();
  }

  /** React hears of a text only when the element's own setter, not React's, wrote another one. */
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
    // React never takes over what a library draws into its own place, such as a map.
    if (!place || isAwake(place) || place.closest('[data-drawn]')) return;
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
      // A link that opens something above the page leads there only in another tab.
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

  /** The picture may stand in a part of the page that comes after the first paint; text is not there before its typeface is. */
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
      // A browser that does not tell starts them after a while.
    }
  }

  page.addEventListener('DOMContentLoaded', waitForPaint);
  view.addEventListener('load', () => setTimeout(start, 1_000));
  setTimeout(start, 4_000);
}

/** `startDeferredScripts` as it stands in the head of a page: one constant text, which the content security policy names by its hash. */
export const deferredLoader = transformSync(
  `(${startDeferredScripts.toString()})(document,window)`,
  {
    minify: true,
    target: 'es2020',
  },
).code.trim();
