// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lateSection } from './late-section';

const touched = vi.hoisted(() => ({ tell: () => undefined as void, promise: Promise.resolve() }));

vi.mock('@/lib/platform/i18n/first-touch', () => ({ firstTouch: () => touched.promise }));

beforeEach(() => {
  touched.promise = new Promise((resolve) => (touched.tell = resolve));
});

function Dates({ day }: { readonly day: string }) {
  return (
    <p>
      {day} <a href="?variant=a">M</a>
    </p>
  );
}

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  cleanup();
  document.body.replaceChildren();
});

/** A page as it came: the part's markup stands in it, and its code is not there. */
async function pageOf(Part: ReturnType<typeof lateSection<{ day: string }>>, isWanted = false) {
  const place = document.createElement('div');
  place.innerHTML = '<div><p>from the server <a href="?variant=a">M</a></p></div>';
  document.body.append(place);
  const show = (wanted: boolean) => <Part day="from the browser" isWanted={wanted} />;
  await act(async () => {
    root = hydrateRoot(place, show(isWanted));
  });
  return { want: () => act(async () => root?.render(show(true))) };
}

const touch = () => act(async () => touched.tell());

it('keeps the markup of the page and loads nothing until somebody touches it', async () => {
  const load = vi.fn(() => Promise.resolve(Dates));
  await pageOf(lateSection(load));
  expect(screen.getByText(/from the server/)).toBeDefined();
  expect(load).not.toHaveBeenCalled();
  await touch();
  expect(await screen.findByText(/from the browser/)).toBeDefined();
});

it('takes over without a touch when the markup is no longer true', async () => {
  const { want } = await pageOf(lateSection(() => Promise.resolve(Dates)));
  await want();
  expect(await screen.findByText(/from the browser/)).toBeDefined();
});

it('leaves the place alone while the keyboard is in it', async () => {
  const load = vi.fn(() => Promise.resolve(Dates));
  const place = pageOf(lateSection(load));
  document.querySelector('a')?.focus();
  await place;
  await touch();
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  expect(screen.getByText(/from the server/)).toBeDefined();
  await act(async () => document.querySelector('a')?.blur());
  expect(await screen.findByText(/from the browser/)).toBeDefined();
});

it('keeps what is there when the code cannot be had, and the failure is heard', async () => {
  const heard = vi.fn();
  process.once('unhandledRejection', heard);
  await pageOf(
    lateSection<{ day: string }>(() => Promise.reject(new Error('Failed to load chunk'))),
  );
  await touch();
  await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  expect(screen.getByText(/from the server/)).toBeDefined();
});

it('is shown at once where there is no markup of a page', async () => {
  const Part = lateSection(() => Promise.resolve(Dates));
  await act(async () => void render(<Part day="from the browser" />));
  expect(await screen.findByText(/from the browser/)).toBeDefined();
});
