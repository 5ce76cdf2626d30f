import { expect, it } from 'vitest';
import de from '@/messages/de.json';
import { callbackProblem } from './callback-problem';

it.each(Object.keys(de.session.problems))('%s of the callback has a sentence', (named) => {
  expect(callbackProblem(named)).toBe(named);
});

it.each([
  [null, null],
  ['', null],
  ['<script>', 'failed'],
  ['constructor', 'failed'],
])('%j is told as %j', (named, expected) => {
  expect(callbackProblem(named)).toBe(expected);
});
