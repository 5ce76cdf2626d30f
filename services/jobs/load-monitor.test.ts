import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLoadMonitor } from './load-monitor';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Simulates a server's request events. Each response ends one request. */
function aServer() {
  const server = new EventEmitter();
  const traffic = createLoadMonitor();
  traffic.watch(server as never);
  const begin = () => {
    const response = new EventEmitter();
    server.emit('request', {}, response);
    return () => void response.emit('close');
  };
  let state = 'waits';
  const wait = () =>
    void traffic.waitUntilIdle().then((isQuiet) => (state = isQuiet ? 'quiet' : 'busy'));
  return { begin, wait, told: async () => (await vi.advanceTimersByTimeAsync(0), state) };
}

it('does not wait without requests', async () => {
  const { begin, wait, told: getState } = aServer();
  begin()();
  wait();
  expect(await getState()).toBe('quiet');
});

it('waits for all running requests', async () => {
  const { begin, wait, told: getState } = aServer();
  const ends = [begin(), begin()];
  wait();
  ends[0]?.();
  expect(await getState()).toBe('waits');
  ends[1]?.();
  expect(await getState()).toBe('quiet');
  expect(vi.getTimerCount()).toBe(0);
});

it('waits at most a quarter of a second under constant load', async () => {
  const { begin, wait, told: getState } = aServer();
  begin();
  wait();
  await vi.advanceTimersByTimeAsync(249);
  expect(await getState()).toBe('waits');
  await vi.advanceTimersByTimeAsync(1);
  expect(await getState()).toBe('busy');
});
