import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { wordToListen } from './word-to-listen';

/** A line whose other end answers with what is said here. */
function lineTo(answers: readonly unknown[]) {
  const line = new EventEmitter();
  const said: unknown[] = [];
  const send = (message: unknown) => {
    said.push(message);
    for (const answer of answers) line.emit('message', answer);
    return true;
  };
  return { line: Object.assign(line, { send }) as unknown as NodeJS.Process, said };
}

it('waits for the word, and no longer', async () => {
  const { line, said } = lineTo([null, 'x', { toOthers: {} }, { mayListen: true }]);
  await wordToListen(line);
  expect(said).toEqual([{ isPrepared: true }]);
  expect(line.listenerCount('message')).toBe(0);
});

it('does not wait where nobody could say it', async () => {
  const alone = Object.assign(new EventEmitter(), { send: undefined });
  await wordToListen(alone as unknown as NodeJS.Process);
});
