import { describe, expect, it } from 'vitest';
import { findMatchingEtag, parseByteRange, resolveByteRange } from './conditional-request';

describe('If-None-Match', () => {
  const tags = ['"a-br"', '"a-gz"'];
  it.each([
    ['"a-br"', '"a-br"'],
    ['W/"a-gz"', '"a-gz"'],
    ['"x", W/"y" ,"a-gz"', '"a-gz"'],
    ['*', '"a-br"'],
    ['"a"', null],
    ['a-br', null],
    ['', null],
    [undefined, null],
    [`${'"x",'.repeat(2000)}"a-br"`, '"a-br"'],
  ])('%j', (header, matched) => {
    expect(findMatchingEtag(header, tags)).toBe(matched);
  });
});

describe('Range', () => {
  it.each([
    ['bytes=0-99', { first: 0, last: 99 }],
    ['bytes=990-', { first: 990, last: 999 }],
    ['bytes=-10', { first: 990, last: 999 }],
    ['bytes=-5000', { first: 0, last: 999 }],
    ['bytes=900-5000', { first: 900, last: 999 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', null],
    ['bytes=-', null],
    ['bytes=0-1,5-6', null],
    ['lines=0-1', null],
    ['bytes=a-b', null],
    ['bytes=1-99999999999999999999', { first: 1, last: 999 }],
    ['', null],
    [undefined, null],
  ])('%j of 1000 bytes', (header, range) => {
    expect(parseByteRange(header, 1000)).toEqual(range);
  });
});

it.each(['bytes=0-', 'bytes=-5', 'bytes=0-0'])('rejects %s for an empty body', (header) => {
  expect(parseByteRange(header, 0)).toBe('unsatisfiable');
});

it.each([
  [undefined, { first: 0, last: 4 }],
  ['"a"', { first: 0, last: 4 }],
  ['"b"', null],
  ['W/"a"', null],
])('If-Range %s of version "a"', (ifRange, range) => {
  expect(resolveByteRange({ range: 'bytes=0-4', ifRange }, '"a"', 10)).toEqual(range);
});

it('matches a weak ETag of the server', () => {
  expect(findMatchingEtag('"a", "b"', ['W/"b"'])).toBe('W/"b"');
});
