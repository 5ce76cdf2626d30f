import { expect, it } from 'vitest';
import { holdsAddress, unlinkedText } from './unlinked-text';

it.each([
  'http://example.org',
  'HTTPS://x',
  'www.beispiel',
  'bitte auf example.com',
  'konto-pruefen.online/de',
  'a@b',
  'Müller.de',
])('finds the address in %s', (line) => {
  expect(holdsAddress(line)).toBe(true);
});

it.each([
  'Mareike Thießen',
  'Dr.med. J.P. Müller',
  'Nr. 240.731',
  '241515',
  'Rad vom 3.11.2026',
  'E. de Vries',
])('finds none in %s', (line) => {
  expect(holdsAddress(line)).toBe(false);
});

it.each([
  ['https://example.org/a', 'https: //example. org/a'],
  ['an x@example.org', 'an x@example. org'],
  ['Der Rahmen ist zu groß.\nGruß', 'Der Rahmen ist zu groß.\nGruß'],
  ['1.795,00 € am 3.11.2026', '1.795,00 € am 3.11.2026'],
])('breaks %j', (text, broken) => {
  expect(unlinkedText(text)).toBe(broken);
  expect(unlinkedText(broken)).toBe(broken);
});
