/** An assertion that passes for nearly everything is none. */
const weakAssertions = [
  {
    selector: 'CallExpression[callee.property.name=/^(toBeTruthy|toBeFalsy)$/]',
    message: 'Say which value is expected.',
  },
  {
    selector:
      "CallExpression[callee.property.name='toBeDefined'] CallExpression[callee.object.name='screen']",
    message: 'A query that found nothing has thrown already: say toBeShown.',
  },
  {
    selector: "CatchClause CallExpression[callee.name='expect']",
    message: 'Nothing is thrown, nothing is asserted: take rejects or toThrow.',
  },
];

/**
 * What tests may not be content with.
 * @type {import('eslint').Linter.Config}
 */
export const testRules = {
  files: ['**/*.test.{ts,tsx}', 'e2e/**/*.ts'],
  rules: { 'no-restricted-syntax': ['error', ...weakAssertions] },
};
