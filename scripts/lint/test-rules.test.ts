import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import { testRules } from './test-rules.mjs';

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
])('%s is refused', (code) => {
  expect(complaints(code)).toEqual(['no-restricted-syntax']);
});

it.each([
  'expect(answer).toBe(true)',
  'expect(answer.data).toBeDefined()',
  "expect(screen.getByText('Menü')).toBeShown()",
  'expect(() => ask()).toThrow("no")',
])('%s is fine', (code) => {
  expect(complaints(code)).toEqual([]);
});
