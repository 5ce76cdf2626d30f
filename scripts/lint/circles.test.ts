import { expect, it } from 'vitest';
import { findCircles } from './circles.mjs';

const circlesOf = (edges: Record<string, string[]>) =>
  findCircles(Object.keys(edges), (node) => edges[node] ?? []).map((circle) =>
    circle.toSorted().join(''),
  );

it.each<[string, Record<string, string[]>, string[]]>([
  ['nothing', {}, []],
  ['a line', { a: ['b'], b: ['c'], c: [] }, []],
  ['two ways to the same place', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
  ['what reaches only itself', { a: ['a'] }, []],
  ['two', { a: ['b'], b: ['a'] }, ['ab']],
  ['a long way round', { a: ['b'], b: ['c'], c: ['d'], d: ['a'] }, ['abcd']],
  ['one that others only lead to', { a: ['b'], b: ['c'], c: ['b', 'd'], d: [] }, ['bc']],
  ['two that share a place are one', { a: ['b', 'c'], b: ['a'], c: ['a'] }, ['abc']],
  ['two apart', { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] }, ['cd', 'ab']],
  ['a place nobody knows', { a: ['?'] }, []],
])('%s', (_name, edges, circles) => {
  expect(circlesOf(edges)).toEqual(circles);
});
