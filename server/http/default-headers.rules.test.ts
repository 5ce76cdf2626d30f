import { describe, expect, it } from 'vitest';
import { resolveCoding, type Coding } from '../compression/stored-body';
import { parseRange } from '../compression/send-body';
import { findMatchingEtag } from '../compression/send-body';
import { parseTarget } from './request-target';

describe('Accept-Encoding', () => {
  it.each<[string | undefined, readonly Coding[], Coding | null]>([
    ['gzip, deflate, br, zstd', ['br', 'gzip'], 'br'],
    ['gzip, deflate, br', ['gzip'], 'gzip'],
    ['gzip;q=1.0, br;q=0.5', ['br', 'gzip'], 'gzip'],
    ['br;q=0, gzip', ['br', 'gzip'], 'gzip'],
    ['br;q=0', ['br', 'gzip'], null],
    ['*', ['br', 'gzip'], 'br'],
    ['*;q=0', ['br', 'gzip'], null],
    ['br;q=0, *', ['br', 'gzip'], 'gzip'],
    ['identity, gzip;q=0.5', ['br', 'gzip'], null],
    ['GZIP', ['br', 'gzip'], 'gzip'],
    ['x-gzip', ['br', 'gzip'], 'gzip'],
    ['gzip;q=2', ['gzip'], null],
    ['gzip;q=', ['gzip'], null],
    ['gzip;q=x, br;q=0.001', ['br', 'gzip'], 'br'],
    ['brotli, gzipped', ['br', 'gzip'], null],
    [',;,=;q', ['br', 'gzip'], null],
    ['identity;q=0', ['br', 'gzip'], null],
    ['', ['br', 'gzip'], null],
    [undefined, ['br', 'gzip'], null],
  ])('%j of %j: %s', (header, available, coding) => {
    expect(resolveCoding(header, available)).toBe(coding);
  });
});

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
    [undefined, null],
  ])('%j of 1000 bytes', (header, range) => {
    expect(parseRange(header, 1000)).toEqual(range);
  });
});

describe('request address', () => {
  it.each([
    ['/de/bikes?x=1&y=2', { path: '/de/bikes', query: 'x=1&y=2' }],
    ['/de?', { path: '/de', query: '' }],
    ['http://evil.example/de?x', { path: '/de', query: 'x' }],
    ['HTTPS://evil.example', { path: '/', query: '' }],
    ['/de#main', { path: '/de', query: '' }],
    ['/%E0%A4%A', { path: '/%E0%A4%A', query: '' }],
    ['//evil.example/de', { path: '//evil.example/de', query: '' }],
    ['*', null],
    ['de', null],
    ['?x', null],
  ])('%s', (address, target) => {
    expect(parseTarget(address)).toEqual(target);
  });
});
