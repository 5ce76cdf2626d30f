import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTraffic } from './traffic';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server's way of telling of requests; what is answered ends one. */
function aServer() {
  const server = new EventEmitter();
  const traffic = createTraffic();
  traffic.watch(server as never);
  const begin = () => {
    const response = new EventEmitter();
    server.emit('request', {}, response);
    return () => void response.emit('close');
  };
  let isQuiet = false;
  const wait = () => void traffic.untilQuiet().then(() => (isQuiet = true));
  return { begin, wait, isQuiet: async () => (await vi.advanceTimersByTimeAsync(0), isQuiet) };
}

it('without requests nobody waits', async () => {
  const { begin, wait, isQuiet } = aServer();
  begin()();
  wait();
  expect(await isQuiet()).toBe(true);
});

it('all requests under way go first', async () => {
  const { begin, wait, isQuiet } = aServer();
  const ends = [begin(), begin()];
  wait();
  ends[0]?.();
  expect(await isQuiet()).toBe(false);
  ends[1]?.();
  expect(await isQuiet()).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it('where it never gets quiet, a quarter of a second is waited', async () => {
  const { begin, wait, isQuiet } = aServer();
  begin();
  wait();
  await vi.advanceTimersByTimeAsync(249);
  expect(await isQuiet()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isQuiet()).toBe(true);
});
