/** How the shop refuses a part that is not approved for a bicycle's model or frame. */
export const notFittingText = (productId: string, bikeSku: string): string =>
  `Product with id ${productId} does not fit ${bikeSku}`;

/** How the shop refuses two parts that cannot be on one bicycle. */
export const notBesideText = (productId: string, otherId: string): string =>
  `Product with id ${productId} can not be mounted beside ${otherId}`;

const pattern = /^Product with id \S+ (?:does not fit|can not be mounted beside) \S+$/;

/** True for the shop's refusal of a combination that may not be mounted. */
export function isMountRefusal(message: string): boolean {
  return pattern.test(message);
}
