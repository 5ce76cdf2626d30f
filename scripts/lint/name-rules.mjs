import ts from 'typescript';

/** What Next.js looks for in files of app/. */
const ofTheFramework = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'dynamic',
  'dynamicParams',
  'generateMetadata',
  'generateStaticParams',
  'metadata',
  'revalidate',
  'viewport',
]);

/** One call and what it carries, named alike at both of its ends: by who asks, in lib/, and by who answers, in backend/. */
export const bothEnds = [
  'AddedItems',
  'ContactMessage',
  'TestRideWish',
  'WithdrawalDeclaration',
  'addDeliveryAddress',
  'addItems',
  'addVoucher',
  'changePassword',
  'confirmForgotPassword',
  'confirmSignUp',
  'createBasket',
  'declareWithdrawal',
  'deleteAccount',
  'deleteDeliveryAddress',
  'describeItem',
  'forgotPassword',
  'makeCredentials',
  'placeOrder',
  'removeVoucher',
  'requestMasterData',
  'revokeToken',
  'setDeliveryAddress',
  'setDeliveryMethod',
  'setInvoiceAddress',
  'setPayment',
  'signUp',
  'takeAlong',
  'testConnection',
];

/**
 * Exported names that mean two things (decision 51), one sentence each; `calls` may stand once at either end of the wire, and
 * one that no longer does is named as well. Names passed on (`export … from`) and default exports do not count.
 * @param {{ file: string, text: string }[]} sources
 * @param {readonly string[]} calls
 * @returns {string[]}
 */
export function nameProblems(sources, calls) {
  const homes = new Map();
  for (const source of sources)
    for (const name of exportedNames(source)) {
      if (ofTheFramework.has(name) && source.file.startsWith('app/')) continue;
      homes.set(name, [...(homes.get(name) ?? []), source.file]);
    }
  return [
    ...[...homes]
      .filter(([name, files]) => files.length > 1 && !(calls.includes(name) && isCall(files)))
      .map(([name, files]) => `${name}: more than one home (${files.join(', ')})`),
    ...calls
      .filter((name) => !isCall(homes.get(name) ?? []))
      .map((name) => `${name}: no call with both its ends any more (scripts/lint/name-rules.mjs)`),
  ];
}

/** @param {string[]} files */
function isCall(files) {
  const ends = ['lib/', 'backend/'].map((end) => files.filter((file) => file.startsWith(end)));
  return files.length === 2 && ends.every(({ length }) => length === 1);
}

/**
 * The names a file declares and exports, each once: a value and its type may share one.
 * @param {{ file: string, text: string }} source
 */
function exportedNames({ file, text }) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  return new Set(source.statements.flatMap(declaredNames));
}

/**
 * @param {import('typescript').Statement & { name?: import('typescript').Identifier }} statement
 * @returns {string[]}
 */
function declaredNames(statement) {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const has = (/** @type {import('typescript').SyntaxKind} */ kind) =>
    modifiers.some((modifier) => modifier.kind === kind);
  if (!has(ts.SyntaxKind.ExportKeyword) || has(ts.SyntaxKind.DefaultKeyword)) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations
      .filter(({ initializer }) => !isLateSelf(initializer))
      .flatMap(({ name }) => boundNames(name));
  return statement.name ? [statement.name.text] : [];
}

/**
 * A part whose code comes later (components/ui/late/late-island) is the part itself, under its own name.
 * @param {import('typescript').Expression | undefined} value
 */
const isLateSelf = (value) =>
  value !== undefined && ts.isCallExpression(value) && value.expression.getText() === 'lateIsland';

/**
 * @param {import('typescript').BindingName} name
 * @returns {string[]}
 */
function boundNames(name) {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) =>
    ts.isBindingElement(element) ? boundNames(element.name) : [],
  );
}
