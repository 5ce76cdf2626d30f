import { expect, it } from 'vitest';
import { byteRange, type ByteRange } from './byte-range';

it.each<[string | undefined, ByteRange | 'all' | 'none']>([
  [undefined, 'all'],
  ['', 'all'],
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=10-19', { first: 10, last: 19 }],
  ['bytes=90-200', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-1000', { first: 0, last: 99 }],
  ['bytes=-0', 'none'],
  ['bytes=100-', 'none'],
  ['bytes=100-200', 'none'],
  ['bytes=5-4', 'all'],
  ['bytes=0-1,5-6', 'all'],
  ['bytes=-', 'all'],
  ['bytes=a-b', 'all'],
  ['bytes=1-99999999999999999999', 'all'],
  ['lines=0-1', 'all'],
])('a range of %s in 100 bytes is %o', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});

it.each(['bytes=0-', 'bytes=-5', 'bytes=0-0'])('%s finds nothing in an empty file', (header) => {
  expect(byteRange(header, 0)).toBe('none');
});
