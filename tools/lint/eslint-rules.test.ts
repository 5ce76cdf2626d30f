import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { dateRules, portableSqlRules, testRules } from './eslint-rules.mjs';

describe('day rules', () => {
  const linter = new Linter();
  const complaints = (code: string, file: string) =>
    linter.verify(code, dateRules([]), file).map(({ ruleId }) => ruleId);

  it.each([
    'new Date(at).toISOString().slice(0, 10)',
    "new Date().toISOString().split('T')[0]",
    'new Intl.DateTimeFormat(locale)',
    'new Date().toLocaleDateString()',
    'new Date().getDate()',
    'date.getUTCFullYear()',
    'date.setUTCDate(4)',
    'Date.UTC(2026, 11, 4)',
    "format({ timeZone: 'Europe/Berlin' })",
    'at + 86_400_000',
    'at + 24 * 60 * 60 * 1000',
    "const locales = ['de-DE']",
  ])('rejects %s outside domain/time', (code) => {
    expect(complaints(code, 'lib/days.js')).toEqual(['no-restricted-syntax']);
    expect(complaints(code, 'domain/b2b/days.js')).toEqual(['no-restricted-syntax']);
    expect(complaints(code, 'domain/time/day.js')).toEqual([]);
  });

  it.each([
    'new Date(at).toISOString()',
    'toBerlinDay(Date.now())',
    'settings({ timeZone: berlinTimeZone })',
  ])('accepts %s', (code) => {
    expect(complaints(code, 'lib/days.js')).toEqual([]);
  });
});

describe('portable sql', () => {
  const linter = new Linter();
  const complaints = (code: string, file = 'services/shop/order/some.repository.js') =>
    linter.verify(code, [portableSqlRules], file).map(({ ruleId }) => ruleId);

  it.each([
    'sql`rowid`',
    'sql`text.title collate nocase`',
    'sql`max(last, ${last})`',
    'sql`insert or ignore into setting values (1)`',
    "sql`title like ${pattern} escape '\\\\'`",
    'sql`created_at::text`',
    'sql`select json_extract(body, 1) from t`',
    'db.selectFrom("t").limit(-1)',
  ])('rejects %s outside services/database', (code) => {
    expect(complaints(code)).toEqual(['sql/portable']);
    expect(complaints(code, 'services/testing/some.js')).toEqual([]);
  });

  it.each([
    "sql`'payment-paid:' || order_id`",
    'sql`select max(number) from invoice`',
    'sql`update mail set failed_at = created_at where attempts >= 12`',
    'html`a like b`',
    'db.selectFrom("t").limit(50)',
  ])('accepts %s', (code) => {
    expect(complaints(code)).toEqual([]);
  });
});

describe('test rules', () => {
  const linter = new Linter();
  const config = { ...testRules, files: ['**/*.js'] };
  const complaints = (code: string) =>
    linter.verify(code, config, 'some.test.js').map(({ ruleId }) => ruleId);

  it.each([
    'expect(answer).toBeTruthy()',
    'expect(answer).not.toBeFalsy()',
    "expect(screen.getByText('Menü')).toBeDefined()",
    "async () => { expect(await screen.findByText('Menü')).toBeDefined(); }",
    'try { ask(); } catch (error) { expect(error.message).toBe("no"); }',
  ])('rejects %s', (code) => {
    expect(complaints(code)).toEqual(['no-restricted-syntax']);
  });

  it.each([
    'expect(answer).toBe(true)',
    'expect(answer.data).toBeDefined()',
    "expect(screen.getByText('Menü')).toBeShown()",
    'expect(() => ask()).toThrow("no")',
  ])('accepts %s', (code) => {
    expect(complaints(code)).toEqual([]);
  });
});
