import { describe, expect, it } from 'vitest';
import { parseRequestTarget } from './request-target';

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
    expect(parseRequestTarget(address)).toEqual(target);
  });
});
