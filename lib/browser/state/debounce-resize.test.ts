// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { subscribeToResize } from './debounce-resize';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const resize = () => window.dispatchEvent(new Event('resize'));

it('is told once, 50 ms after the last change of size (Spec §9)', () => {
  const listener = vi.fn();
  const stop = subscribeToResize(listener);
  resize();
  vi.advanceTimersByTime(49);
  resize();
  vi.advanceTimersByTime(49);
  expect(listener).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(listener).toHaveBeenCalledOnce();
  stop();
});

it('is told nothing after it has stopped', () => {
  const listener = vi.fn();
  const stop = subscribeToResize(listener);
  resize();
  stop();
  resize();
  vi.advanceTimersByTime(1000);
  expect(listener).not.toHaveBeenCalled();
});
