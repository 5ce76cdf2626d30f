import { expect, it } from 'vitest';
import { safeHref } from './safe-href';

it.each([
  '/bikes',
  '#anker',
  'https://example.com/',
  'http://example.com',
  'mailto:a@example.com',
  'tel:+49305550140',
])('keeps %s', (href) => {
  expect(safeHref(href)).toBe(href);
});

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'java\nscript:alert(1)',
  'bikes',
  '',
])('refuses %s', (href) => {
  expect(safeHref(href)).toBeNull();
});
