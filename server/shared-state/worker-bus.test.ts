import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { createWorkerBus } from './worker-bus';

/** Creates a child process as the bus uses it, and records its messages to the parent. */
function startChild(connected: boolean) {
  const sent: unknown[] = [];
  const child = Object.assign(new EventEmitter(), {
    connected,
    send: (message: unknown) => sent.push(message),
  });
  return { child, sent, bus: createWorkerBus(child as unknown as NodeJS.Process) };
}

it('sends messages to other workers and receives theirs by topic', () => {
  const { child, sent, bus } = startChild(true);
  const received: unknown[] = [];
  bus.subscribe('expired', (word) => received.push(word));
  bus.publish('expired', ['a']);
  expect(sent).toEqual([{ broadcast: { topic: 'expired', payload: ['a'] } }]);
  for (const message of [
    { broadcast: { topic: 'expired', payload: ['b'] } },
    { broadcast: { topic: 'counted', payload: ['c'] } },
    { ready: true },
    null,
  ])
    child.emit('message', message);
  expect(received).toEqual([['b']]);
});

it('sends nothing after its parent process has exited', () => {
  const { sent, bus } = startChild(false);
  bus.publish('expired', ['a']);
  expect(sent).toEqual([]);
});
