type Place = HTMLElement & { type?: string; value?: string };

/**
 * Runs in the head of pages whose scripts come late. It starts them when the largest picture has been painted, at the first touch or
 * key, a second after everything has loaded, or after four seconds, whichever comes first. Links lead and forms that ask an
 * address are sent by the browser itself; what else a visitor presses, types or sends before the page is awake is done again once it is.
 *
 * It is handed to the page as its own text: it must name nothing from outside itself but what every page has.
 */
export function startLate(page: Document, view: Window & typeof globalThis): void {
  const held = ['click', 'submit', 'input'];
  let hasBegun = false;
  let isRepeating = false;
  let waiting: (readonly [place: Element, repeat: () => void])[] = [];

  function start() {
    if (hasBegun) return;
    hasBegun = true;
    const list = page.getElementById('late-scripts')?.textContent ?? '[]';
    for (const address of JSON.parse(list) as string[]) {
      const script = page.createElement('script');
      script.src = address;
      script.async = true;
      page.head.appendChild(script);
    }
    // What never wakes up is the browser's own from now on.
    setTimeout(() => held.forEach((kind) => view.removeEventListener(kind, hold, true)), 15_000);
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

  /** Only the last wish for a place counts. */
  function later(place: Element, repeat: () => void) {
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
    start();
    const isClick = event.type === 'click';
    const target = event.target as Place;
    const place = isClick ? target.closest<Place>('button,input') : target;
    if (!place || isAwake(place)) return;
    const isBox = /checkbox|radio/.test(place.type ?? '');
    if (event.type === 'submit') {
      const form = place as HTMLElement as HTMLFormElement;
      if (form.getAttribute('action') && form.method === 'get') return;
      event.preventDefault();
      const { submitter } = event as SubmitEvent;
      later(form, () => form.requestSubmit(submitter));
    } else if (isClick) {
      if (isBox) event.preventDefault();
      if (isBox || place.type === 'button') later(place, () => place.click());
    } else if (!isBox) later(place, () => typeAgain(place));
  }

  held.forEach((kind) => view.addEventListener(kind, hold, true));
  for (const kind of ['pointerdown', 'keydown', 'touchstart'])
    view.addEventListener(kind, start, { capture: true, passive: true, once: true });
  try {
    new PerformanceObserver((seen) => {
      const picture = page.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
      for (const paint of seen.getEntries() as (PerformanceEntry & {
        element?: Element;
        size: number;
      })[]) {
        const isLarger = picture?.complete && paint.size > picture.width * picture.height;
        if (!picture || paint.element === picture || isLarger)
          requestAnimationFrame(() => setTimeout(start));
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  } catch {
    // A browser that does not tell starts them after a while.
  }
  view.addEventListener('load', () => setTimeout(start, 1_000));
  setTimeout(start, 4_000);
}
