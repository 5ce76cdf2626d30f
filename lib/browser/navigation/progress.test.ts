// @vitest-environment happy-dom
import { renderHook, act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stopProgress, startProgress, useProgress } from './progress';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it('appears after 200 ms, completes after 5 s and hides 500 ms later', () => {
  const { result } = renderHook(useProgress);
  act(() => startProgress());
  act(() => void vi.advanceTimersByTime(199));
  expect(result.current).toBe('idle');
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe('running');
  act(() => void vi.advanceTimersByTime(5000));
  expect(result.current).toBe('complete');
  act(() => void vi.advanceTimersByTime(500));
  expect(result.current).toBe('idle');
});

it('never appears for a page that loads within 200 ms', () => {
  const { result } = renderHook(useProgress);
  act(() => startProgress());
  act(() => void vi.advanceTimersByTime(150));
  act(() => stopProgress());
  act(() => void vi.advanceTimersByTime(1000));
  expect(result.current).toBe('idle');
});
