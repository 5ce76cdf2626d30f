import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import { portableSql } from './portable-sql.mjs';

const linter = new Linter();
const complaints = (code: string, file = 'backend/shop/order/some.repository.js') =>
  linter.verify(code, [portableSql], file).map(({ ruleId }) => ruleId);

it.each([
  'sql`rowid`',
  'sql`text.title collate nocase`',
  'sql`max(last, ${last})`',
  'sql`insert or ignore into setting values (1)`',
  "sql`title like ${pattern} escape '\\\\'`",
  'sql`created_at::text`',
  'sql`select json_extract(body, 1) from t`',
  'db.selectFrom("t").limit(-1)',
])('%s is refused outside backend/database', (code) => {
  expect(complaints(code)).toEqual(['portable/sql']);
  expect(complaints(code, 'backend/testing/some.js')).toEqual([]);
});

it.each([
  "sql`'payment-paid:' || order_id`",
  'sql`select max(number) from invoice`',
  'sql`update mail set failed_at = created_at where attempts >= 12`',
  'html`a like b`',
  'db.selectFrom("t").limit(50)',
])('%s is fine', (code) => {
  expect(complaints(code)).toEqual([]);
});
