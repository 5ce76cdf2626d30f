import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { createWorkerBus } from './worker-bus';

/** Creates a child process as the bus uses it, and records its messages to the parent. */
function startChild(connected: boolean) {
  const told: unknown[] = [];
  const child = Object.assign(new EventEmitter(), {
    connected,
    send: (message: unknown) => told.push(message),
  });
  return { child, told, bus: createWorkerBus(child as unknown as NodeJS.Process) };
}

it('tells the others what is said, and hears of each topic what they say', () => {
  const { child, told, bus } = startChild(true);
  const heard: unknown[] = [];
  bus.subscribe('expired', (word) => heard.push(word));
  bus.publish('expired', ['a']);
  expect(told).toEqual([{ toOthers: { topic: 'expired', word: ['a'] } }]);
  for (const message of [
    { toOthers: { topic: 'expired', word: ['b'] } },
    { toOthers: { topic: 'counted', word: ['c'] } },
    { ready: true },
    null,
  ])
    child.emit('message', message);
  expect(heard).toEqual([['b']]);
});

it('says nothing once the one that started it is gone', () => {
  const { told, bus } = startChild(false);
  bus.publish('expired', ['a']);
  expect(told).toEqual([]);
});
