/**
 * Forbids computing or formatting days outside domain/time. Without these rules, code used the UTC day, the process's
 * day, or days of 24 hours, so that an order placed at half past midnight had two dates.
 */
const forbiddenDateSyntax = [
  {
    selector:
      "CallExpression[callee.property.name=/^(slice|split|substring|substr|replace|startsWith)$/][callee.object.callee.property.name='toISOString']",
    message: 'That is the UTC day. Use a function of domain/time.',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^([gs]etUTC(FullYear|Month|Date|Day|Hours|Minutes)|[gs]et(FullYear|Month|Date|Day|Hours|Minutes)|toLocale(Date|Time)String|toDateString)$/]',
    message: 'That is the day of UTC or of this machine. Take a function of domain/time.',
  },
  {
    selector: "MemberExpression[object.name='Date'][property.name='UTC']",
    message: 'Create days with domain/time/day.ts.',
  },
  {
    selector: "MemberExpression[object.name='Intl'][property.name='DateTimeFormat']",
    message: 'Format days and moments with domain/time/format-day.ts and format-moment.ts.',
  },
  {
    selector: "Property[key.name='timeZone']:not([value.name='berlinTimeZone'])",
    message: 'Use berlinTimeZone of domain/time/day.ts.',
  },
  {
    selector: 'Literal[value=86400000], Literal[value=86400]',
    message: 'Use the durations of domain/time/durations.ts; count calendar days with addDays.',
  },
  {
    selector: "BinaryExpression[operator='*'][left.value=24][right.value=60]",
    message: 'Use the durations of domain/time/durations.ts; count calendar days with addDays.',
  },
  {
    selector: 'Literal[value=/^(de-DE|en-GB)$/]',
    message: 'Use the locales of domain/locale/language.ts.',
  },
];

const dateRuleExceptions = [
  // The modules that compute days.
  'domain/time/**',
  'domain/locale/language.ts',
  // A timestamp of the sign-in protocol, which is UTC by definition.
  'services/identity/sign-in/srp.ts',
  // The timestamp format of the API.
  'services/shop/base/graphql-values.ts',
  // Tests compute days differently on purpose, so that they do not check a function against itself.
  '**/*.test.{ts,tsx}',
  '**/fixtures/**',
];

/**
 * Builds the ESLint configuration of the date rules. ESLint keeps only one list of forbidden syntax per file, so the
 * list for domain/ also includes the given rules.
 * @param {readonly object[]} domainRules
 * @returns {import('eslint').Linter.Config[]}
 */
export const dateRules = (domainRules) => [
  {
    files: ['app/**', 'components/**', 'lib/**', 'services/**', 'middleware.ts'],
    ignores: dateRuleExceptions,
    rules: { 'no-restricted-syntax': ['error', ...forbiddenDateSyntax] },
  },
  {
    files: ['domain/**'],
    ignores: dateRuleExceptions,
    rules: { 'no-restricted-syntax': ['error', ...domainRules, ...forbiddenDateSyntax] },
  },
];

/** SQL that only one of the two databases supports, or that both interpret differently (decision 4). */
const singleEnginePattern =
  /\b(rowid|pragma|collate|randomblob|hex\(|ifnull|iif\(|group_concat|string_agg|json_\w+|jsonb?\b|strftime|julianday|unixepoch|datetime\(|now\(|insert\s+or|replace\s+into|on\s+conflict\s+replace|glob|ilike|similar\s+to|distinct\s+on|nulls\s+(first|last)|without\s+rowid|vacuum|for\s+update|lock\s+table|limit\s+-1)\b|::\w|\blike\b|\b(max|min)\(\s*[^()]*,/i;

const portableSqlMessage =
  'SQLite and PostgreSQL differ here. Use the query builder or a helper of services/database.';

/** @type {import('eslint').Rule.RuleModule} */
const portableSqlRule = {
  create(context) {
    return {
      TaggedTemplateExpression({ tag, quasi }) {
        if (tag.type !== 'Identifier' || tag.name !== 'sql') return;
        for (const element of quasi.quasis)
          if (singleEnginePattern.test(element.value.raw))
            context.report({ node: element, message: portableSqlMessage });
      },
      'CallExpression[callee.property.name="limit"] > UnaryExpression'(
        /** @type {import('eslint').Rule.Node} */ node,
      ) {
        context.report({
          node,
          message: 'Use `unlimited` of services/database for a query without a limit.',
        });
      },
    };
  },
};

/**
 * Hand-written SQL must work on both databases. Files that handle one particular database are exempt.
 * @type {import('eslint').Linter.Config}
 */
export const portableSqlRules = {
  files: ['services/**'],
  ignores: [
    'services/database/{backup,database,database-maintenance,move-database,open-shop,source-tables,sql-helpers}.ts',
    'services/testing/**',
    '**/*.test.ts',
  ],
  plugins: { sql: { rules: { portable: portableSqlRule } } },
  rules: { 'sql/portable': 'error' },
};

/** Assertions that pass for almost any value. */
const weakAssertions = [
  {
    selector: 'CallExpression[callee.property.name=/^(toBeTruthy|toBeFalsy)$/]',
    message: 'State the expected value.',
  },
  {
    selector:
      "CallExpression[callee.property.name='toBeDefined'] CallExpression[callee.object.name='screen']",
    message: 'getBy… queries throw already: use toBeShown.',
  },
  {
    selector: "CatchClause CallExpression[callee.name='expect']",
    message: 'This asserts nothing when nothing is thrown: use rejects or toThrow.',
  },
];

/**
 * Forbidden syntax in tests.
 * @type {import('eslint').Linter.Config}
 */
export const testRules = {
  files: ['**/*.test.{ts,tsx}', 'e2e/**/*.ts'],
  rules: { 'no-restricted-syntax': ['error', ...weakAssertions] },
};
