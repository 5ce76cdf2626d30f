import { expect, it } from 'vitest';
import { normalizeError } from './normalize-error';

it.each([
  [
    { status: 422, message: 'wrong' },
    { message: 'wrong', status: 422 },
  ],
  [
    { response: { status: 503 }, message: 'down' },
    { message: 'down', status: 503 },
  ],
  [
    Object.assign(new Error('both'), { status: 401, response: { status: 500 } }),
    { message: 'both', status: 401 },
  ],
  [new Error('plain'), { message: 'plain', status: 500 }],
  ['only a text', { message: 'only a text', status: 500 }],
  [
    { status: 200, message: 'no error status' },
    { message: 'no error status', status: 500 },
  ],
  [null, { message: 'Unknown error', status: 500 }],
  [undefined, { message: 'Unknown error', status: 500 }],
])('normalises %j', (error, expected) => {
  expect(normalizeError(error)).toEqual(expected);
});
