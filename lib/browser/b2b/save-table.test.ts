import { expect, it } from 'vitest';
import { anArticle } from '@/domain/quick-order/test-articles';
import { tableCsv } from './save-table';

const words = {
  ...{ sku: 'SKU', title: 'Name', variation: 'Drive', size: 'Size', color: 'Colour' },
  ...{ stock: 'Stock', incoming1: 'In 1', incoming1At: 'On 1', incoming2: 'In 2' },
  ...{ incoming2At: 'On 2', hek: 'HEK', uvp: 'UVP' },
};

const rows = [
  anArticle('LU11.25.H.M.TG', { incoming1: 4, incoming1At: '2026-12-01', incoming2: 9 }),
];

it.each([
  [
    'de',
    true,
    'SKU;Name;Drive;Size;Colour;Stock;In 1;On 1;In 2;On 2;HEK;UVP',
    'LU11.25.H.M.TG;Ludwig;H;M;;10;4;2026-12-01;;;1000,00;2000,00',
  ],
  [
    'en',
    true,
    'SKU,Name,Drive,Size,Colour,Stock,In 1,On 1,In 2,On 2,HEK,UVP',
    'LU11.25.H.M.TG,Ludwig,H,M,,10,4,2026-12-01,,,1000.00,2000.00',
  ],
  [
    'de',
    false,
    'SKU;Name;Drive;Size;Colour;Stock;In 1;On 1;In 2;On 2;UVP',
    'LU11.25.H.M.TG;Ludwig;H;M;;10;4;2026-12-01;;;2000,00',
  ],
] as const)('the table in %s, purchase prices %s', (language, hasHek, head, line) => {
  expect(tableCsv(rows, { words, language, hasHek })).toBe(`\ufeff${head}\r\n${line}\r\n`);
});
