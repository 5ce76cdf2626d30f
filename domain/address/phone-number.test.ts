import { expect, it } from 'vitest';
import { isPhoneNumber } from './phone-number';

it.each([
  '030 555 0140',
  '(030) 555 0140',
  '030/5550140',
  '030-555-0140',
  '030 – 555 0140',
  '030\u00a0555\u00a00140',
  '01.23.45.67.89',
  '0475/12.34.56',
  '+49 (0)30 555-0140',
  '+49 [0] 30 555 0140',
  '0049 30 5550140',
  '+44 (0)20 7946 0018 ext. 12',
  'Tel. 030 5550140',
  '030 5550140 Durchwahl 7',
  'Tel: 030 5550140',
  'Telefon: 030 5550140',
  'Mobil: 0170 5550140',
  'Handy 0170 5550140',
  'Fax 030 5550140',
  'T 030 5550140',
  'M: +49 170 5550140',
  '12345',
])('%s is a telephone number', (typed) => {
  expect(isPhoneNumber(typed)).toBe(true);
});

it.each([
  '',
  '1234',
  'ring me',
  `030 ${' '.repeat(100)}5550140`,
  '030',
  '+',
  '030 abc 0140',
  '1'.repeat(20),
  '030 5550140 x abc',
  '++49 30 5550140',
  'a@b.example',
  'Mobil:',
  'Tx 030 5550140',
])('%j is none', (typed) => {
  expect(isPhoneNumber(typed)).toBe(false);
});
