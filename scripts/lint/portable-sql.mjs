/** What only one of the two databases understands, or both in two ways (decision 130). */
const oneEngineOnly =
  /\b(rowid|pragma|collate|randomblob|hex\(|ifnull|iif\(|group_concat|string_agg|json_\w+|jsonb?\b|strftime|julianday|unixepoch|datetime\(|now\(|insert\s+or|replace\s+into|on\s+conflict\s+replace|glob|ilike|similar\s+to|distinct\s+on|nulls\s+(first|last)|without\s+rowid|vacuum|for\s+update|lock\s+table|limit\s+-1)\b|::\w|\blike\b|\b(max|min)\(\s*[^()]*,/i;

const message =
  'Only one of SQLite and PostgreSQL understands that, or they differ in it. Take the query builder or a helper of backend/database.';

/** @type {import('eslint').Rule.RuleModule} */
const portable = {
  create(context) {
    return {
      TaggedTemplateExpression({ tag, quasi }) {
        if (tag.type !== 'Identifier' || tag.name !== 'sql') return;
        for (const element of quasi.quasis)
          if (oneEngineOnly.test(element.value.raw)) context.report({ node: element, message });
      },
      'CallExpression[callee.property.name="limit"] > UnaryExpression'(
        /** @type {import('eslint').Rule.Node} */ node,
      ) {
        context.report({ node, message: 'Without a limit: `everything` of backend/database.' });
      },
    };
  },
};

/**
 * SQL written by hand is understood by both databases. The rooms that know which one is there are left out.
 * @type {import('eslint').Linter.Config}
 */
export const portableSql = {
  files: ['backend/**'],
  ignores: [
    'backend/database/{any-id,database,forget-former-content,any-letter-case,one-at-a-time,restored-copy}.ts',
    'backend/database/move-database/**',
    'backend/testing/**',
    '**/*.test.ts',
  ],
  plugins: { portable: { rules: { sql: portable } } },
  rules: { 'portable/sql': 'error' },
};
