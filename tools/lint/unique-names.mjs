import ts from 'typescript';

/** Exports that Next.js expects in files of app/. */
const frameworkExports = new Set([
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

/** API types that have the same name on both sides of the API: in the client (lib/) and in the service (services/). */
export const sharedWireNames = [
  'AddedItems',
  'TestRideRequest',
  'WithdrawalDeclaration',
  'addDeliveryAddress',
  'addVoucher',
  'changePassword',
  'confirmForgotPassword',
  'confirmSignUp',
  'createBasket',
  'createCredentials',
  'deleteAccount',
  'deleteDeliveryAddress',
  'forgotPassword',
  'handleVeloconnectRequest',
  'masterDataSchema',
  'mergeBasket',
  'placeOrder',
  'removeVoucher',
  'setDeliveryAddress',
  'setDeliveryMethod',
  'setInvoiceAddress',
  'setShipmentPreference',
  'signUp',
  'startPayment',
  'updateShipmentPreference',
];

/**
 * Finds names that two files export (decision 2), as one message each. The names in `calls` may exist once on each side
 * of the API, and are reported if they no longer do. Re-exports and default exports do not count.
 * @param {{ file: string, text: string }[]} sources
 * @param {readonly string[]} calls
 * @returns {string[]}
 */
export function findDuplicateNames(sources, calls) {
  const homes = new Map();
  for (const source of sources)
    for (const name of listExportedNames(source)) {
      if (frameworkExports.has(name) && source.file.startsWith('app/')) continue;
      homes.set(name, [...(homes.get(name) ?? []), source.file]);
    }
  return [
    ...[...homes]
      .filter(([name, files]) => files.length > 1 && !(calls.includes(name) && isWireName(files)))
      .map(([name, files]) => `${name}: exported twice (${files.join(', ')})`),
    ...calls
      .filter((name) => !isWireName(homes.get(name) ?? []))
      .map(
        (name) =>
          `${name}: the call does not exist on both sides any more (tools/lint/unique-names.mjs)`,
      ),
  ];
}

/** @param {string[]} files */
function isWireName(files) {
  const ends = ['lib/', 'services/'].map((end) => files.filter((file) => file.startsWith(end)));
  return files.length === 2 && ends.every(({ length }) => length === 1);
}

/**
 * Lists the names that a file declares and exports, without duplicates, because a value and its type may share a name.
 * @param {{ file: string, text: string }} source
 */
function listExportedNames({ file, text }) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  return new Set(source.statements.flatMap(listDeclaredNames));
}

/**
 * @param {import('typescript').Statement & { name?: import('typescript').Identifier }} statement
 * @returns {string[]}
 */
function listDeclaredNames(statement) {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const has = (/** @type {import('typescript').SyntaxKind} */ kind) =>
    modifiers.some((modifier) => modifier.kind === kind);
  if (!has(ts.SyntaxKind.ExportKeyword) || has(ts.SyntaxKind.DefaultKeyword)) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations
      .filter(({ initializer }) => !isLazyComponent(initializer))
      .flatMap(({ name }) => listBoundNames(name));
  return statement.name ? [statement.name.text] : [];
}

/**
 * True for a lazy component (components/ui/lazy), which is not reported: it has the same name as the component it
 * loads.
 * @param {import('typescript').Expression | undefined} value
 */
const isLazyComponent = (value) =>
  value !== undefined && ts.isCallExpression(value) && value.expression.getText() === 'lazyIsland';

/**
 * @param {import('typescript').BindingName} name
 * @returns {string[]}
 */
function listBoundNames(name) {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) =>
    ts.isBindingElement(element) ? listBoundNames(element.name) : [],
  );
}
