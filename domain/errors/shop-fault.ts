/**
 * Messages about an operation that the shop's schema does not have, in the words of graphql-php and graphql-js, and about
 * failures of the shop itself.
 */
const faults =
  /^(?:Internal server error|Response not successful|Cannot query field|Syntax Error|Variable "|Unknown (?:argument|type|field|fragment|directive|operation)|Field "|Argument "|Value )/i;

/**
 * True for an error message about the shop or the operation, not about the customer's input. Such a message is never
 * shown to visitors.
 */
export function isShopFault(message: string): boolean {
  return faults.test(message);
}

/** Messages with which a shop refuses a document before it executes anything, because its schema lacks a part of it. */
const mismatches =
  /^(?:Cannot query field|Unknown (?:argument|type|field|fragment|directive|operation)|Field "|Variable ")/i;

/** True for an error message that says that the operation does not fit the shop's schema, so nothing was executed. */
export function isSchemaMismatch(message: string): boolean {
  return mismatches.test(message);
}

/**
 * Removes the value from the message about an invalid variable, because it may contain a password: `Variable "$customer"
 * got invalid value {…}; Field "guest" is not defined by type "CustomerInput".` keeps the name of the field.
 */
export function hideVariableValues(message: string): string {
  const [, start] = /^(Variable "\$\w+" got invalid value )/i.exec(message) ?? [];
  if (start === undefined) return message;
  const [, field = ''] =
    /(; Field "\w{1,64}" is not defined by type "?\w{1,64}"?\.?)(?: Did you mean [\w", ?]*)?$/.exec(
      message,
    ) ?? [];
  return `${start}(hidden)${field}`;
}
