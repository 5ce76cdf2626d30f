/** The provider's means of payment by which a buyer pays in parts. */
const inParts: ReadonlySet<string> = new Set(['klarna']);

/** Whether a way to pay is one in parts: the provider is asked for nothing else. */
export const isInInstalments = (providerMethods: readonly string[]): boolean =>
  providerMethods.length > 0 && providerMethods.every((method) => inParts.has(method));
