/**
 * A day is counted and written in domain/time alone: any other way has been the UTC day, the process's day or a day of 24 hours,
 * and so an order of half past midnight had two dates.
 */
const dayRules = [
  {
    selector:
      "CallExpression[callee.property.name=/^(slice|split|substring|substr|replace|startsWith)$/][callee.object.callee.property.name='toISOString']",
    message: 'That is the UTC day. Take dayInBerlin or writeUtcMinute of domain/time.',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^([gs]etUTC(FullYear|Month|Date|Day|Hours|Minutes)|[gs]et(FullYear|Month|Date|Day|Hours|Minutes)|toLocale(Date|Time)String|toDateString)$/]',
    message: 'That is the day of UTC or of this machine. Take a function of domain/time.',
  },
  {
    selector: "MemberExpression[object.name='Date'][property.name='UTC']",
    message: 'Make days with domain/time/day.ts.',
  },
  {
    selector: "MemberExpression[object.name='Intl'][property.name='DateTimeFormat']",
    message: 'Write days and moments with domain/time/write-day.ts and write-moment.ts.',
  },
  {
    selector: "Property[key.name='timeZone']:not([value.name='berlin'])",
    message: 'The house has one time zone: berlin of domain/time/day.ts.',
  },
  {
    selector: 'Literal[value=86400000], Literal[value=86400]',
    message:
      'Lengths of time stand in domain/time/durations.ts; days of the calendar are counted with addDays.',
  },
  {
    selector: "BinaryExpression[operator='*'][left.value=24][right.value=60]",
    message:
      'Lengths of time stand in domain/time/durations.ts; days of the calendar are counted with addDays.',
  },
  {
    selector: 'Literal[value=/^(de-DE|en-GB)$/]',
    message: 'Which locale a language is written in stands in domain/language/locales.ts.',
  },
];

const exceptions = [
  // Where days are made.
  'domain/time/**',
  'domain/language/locales.ts',
  // A timestamp of the sign-in protocol, in UTC by definition.
  'backend/identity/srp/timestamp.ts',
  // The wire's own way to write a moment.
  'backend/shop/base/wire-time.ts',
  // Tests count in their own way, so that they do not prove a function by itself.
  '**/*.test.{ts,tsx}',
  '**/fixtures/**',
];

/**
 * The rules as parts of the configuration. ESLint knows one list of forbidden syntax for a file, so domain/ gives its own along.
 * @param {readonly object[]} domainRules
 * @returns {import('eslint').Linter.Config[]}
 */
export const dayRuleConfigs = (domainRules) => [
  {
    files: ['app/**', 'components/**', 'lib/**', 'backend/**', 'middleware.ts'],
    ignores: exceptions,
    rules: { 'no-restricted-syntax': ['error', ...dayRules] },
  },
  {
    files: ['domain/**'],
    ignores: exceptions,
    rules: { 'no-restricted-syntax': ['error', ...domainRules, ...dayRules] },
  },
];
