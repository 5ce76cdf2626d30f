import { expect, it } from 'vitest';
import { findEmailSuggestion } from './email-suggestion';

it.each([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['anna@gmai.com', 'anna@gmail.com'],
  ['anna@gmaill.com', 'anna@gmail.com'],
  ['anna@gmail.con', 'anna@gmail.com'],
  ['Anna.T@GMIAL.com', 'Anna.T@gmail.com'],
  ['anna@gmail.co', 'anna@gmail.com'],
  [' anna@t-onlin.de ', 'anna@t-online.de'],
  ['anna@hotmial.de', 'anna@hotmail.de'],
  ['anna@wbe.de', 'anna@web.de'],
])('suggests for %s the address %s', (typed, suggested) => {
  expect(findEmailSuggestion(typed)).toBe(suggested);
});

it.each([
  'anna@gmail.com',
  'anna@email.com',
  'anna@gmx.at',
  'anna@lautlos.example',
  'anna@firma.de',
  'anna@',
  '@gmial.com',
  'anna',
  '',
])('makes no suggestion for %s', (typed) => {
  expect(findEmailSuggestion(typed)).toBeNull();
});
