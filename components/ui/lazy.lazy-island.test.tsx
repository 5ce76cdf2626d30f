// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { prerender } from 'react-dom/static.edge';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyIsland } from './lazy';

const page = vi.hoisted(() => ({
  triggerHydration: () => undefined as void,
  hydrated: Promise.resolve(),
}));

vi.mock('@/lib/browser/hydration/hydration-trigger', () => ({
  waitForHydrationTrigger: () => page.hydrated,
}));

beforeEach(() => {
  page.hydrated = new Promise((resolve) => (page.triggerHydration = resolve));
});

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  cleanup();
  document.body.replaceChildren();
});

function Choice({ name }: { readonly name: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  );
}

/** Long enough that React would send it after the fallback of its Suspense boundary. */
const text = 'Ein Satz. '.repeat(3_000);

/** Renders a page as the server does, with another hydrated component next to the lazy island. */
async function pageOf(load: () => Promise<typeof Choice>) {
  const Ready = lazyIsland(() => Promise.resolve(Choice));
  const Late = lazyIsland(load);
  const show = (Part: typeof Ready) => (
    <main>
      {text}
      <Choice name="Menü" />
      <Part name="Größe" />
      <p>Ende</p>
    </main>
  );
  vi.stubGlobal('window', undefined);
  const { prelude } = await prerender(show(Ready));
  vi.unstubAllGlobals();
  const place = document.createElement('div');
  place.innerHTML = await new Response(prelude).text();
  document.body.append(place);
  await act(async () => {
    root = hydrateRoot(place, show(Late));
  });
}

const button = (name: RegExp) => screen.getByRole('button', { name });

it('renders in place, and loads its code only after hydration of the page', async () => {
  const load = vi.fn(() => Promise.resolve(Choice));
  await pageOf(load);
  const size = button(/Größe/);
  expect(size.nextElementSibling?.textContent).toBe('Ende');
  await act(async () => button(/Menü/).click());
  expect(button(/Menü 1/)).toBeShown();
  await act(async () => size.click());
  expect(size.textContent).toBe('Größe 0');
  expect(load).not.toHaveBeenCalled();
});

it('hydrates the existing elements', async () => {
  await pageOf(() => Promise.resolve(Choice));
  const size = button(/Größe/);
  size.focus();
  await act(async () => page.triggerHydration());
  await vi.waitFor(() => expect(Object.keys(size).join()).toContain('__reactProps'));
  await act(async () => size.click());
  expect(size.isConnected).toBe(true);
  expect(document.activeElement).toBe(size);
  expect(size.textContent).toBe('Größe 1');
});

it('renders as soon as its code is loaded when there is no server markup', async () => {
  page.triggerHydration();
  const Late = lazyIsland(() => Promise.resolve(Choice));
  await act(async () => void render(<Late name="Größe" />));
  expect(await screen.findByRole('button', { name: 'Größe 0' })).toBeShown();
});
