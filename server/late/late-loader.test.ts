import { runInNewContext } from 'node:vm';
import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lateLoader } from './late-loader';

/** What the hand-shortened text took that this one came for: it stands in every page. */
const budgetBytes = 1_912;

let window: Window;

beforeEach(() => {
  window = new Window();
  const { document, setTimeout, requestAnimationFrame, Event, Object, JSON } = window;
  document.head.innerHTML =
    '<script type="application/json" id="late-scripts">["/_next/1.js","/_next/2.js"]</script>';
  document.body.innerHTML =
    '<button type="button">Menü</button><form><input name="email" /><button>Senden</button></form>';
  // As in a page: its own text, with nothing around it but what a browser has.
  const browser = { document, setTimeout, requestAnimationFrame, Event, Object, JSON };
  runInNewContext(lateLoader, { ...browser, window });
});
afterEach(() => window.happyDOM.close());

const started = () =>
  [...window.document.head.querySelectorAll('script[src]')].map((script) =>
    script.getAttribute('src'),
  );
const find = <Name extends 'button' | 'input' | 'form'>(name: Name) => {
  const found = window.document.querySelector(name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};
const wake = (place: object) => Object.assign(place, { __reactProps$x: {} });

it('is no longer than it was', () => {
  expect(Buffer.byteLength(lateLoader)).toBeLessThanOrEqual(budgetBytes);
  expect(lateLoader).not.toContain('</');
});

it('starts the scripts at the first touch, once and in order', () => {
  expect(started()).toEqual([]);
  for (let count = 0; count < 2; count += 1) window.dispatchEvent(new window.Event('pointerdown'));
  expect(started()).toEqual(['/_next/1.js', '/_next/2.js']);
});

it('presses again what was pressed too early, once', async () => {
  const button = find('button');
  const pressed = vi.fn();
  button.click();
  button.addEventListener('click', pressed);
  wake(button);
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
});

it('types again what was typed too early', async () => {
  const field = find('input');
  field.value = 'anna@lautlos.example';
  field.dispatchEvent(new window.Event('input', { bubbles: true }));
  const heard: string[] = [];
  field.addEventListener('input', () => heard.push(field.value));
  wake(field);
  await vi.waitFor(() => expect(heard).toEqual(['anna@lautlos.example']));
});

it('holds a form that sends something or has no address, and lets one that asks go', async () => {
  const form = find('form');
  const send = () => {
    const event = new window.SubmitEvent('submit', { bubbles: true, cancelable: true });
    form.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(send()).toBe(true);
  form.setAttribute('action', '/de/search');
  expect(send()).toBe(false);
  // It has an answer for pages without scripts; this one will have some.
  form.setAttribute('method', 'post');
  expect(send()).toBe(true);
});
