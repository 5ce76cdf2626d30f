/** The bicycle or one mounted part of a configuration, with its price in cents. */
interface PricedPiece {
  readonly sku: string;
  readonly cents: number;
}

/** New price of a configuration after a price change. */
export interface PriceChange {
  readonly totalCents: number;
  /** Current price of the bicycle and of each mounted part; empty when the shop does not return them. */
  readonly pieces: readonly PricedPiece[];
}

const begin = 'The price of the configuration has changed: ';
const pattern = /^The price of the configuration has changed: (\d+\.\d\d)(?: \((.+)\))?$/;
const pieceIs = /^([\w.-]+) (\d+\.\d\d)$/;
/** Maximum length of a message in characters; longer ones are not parsed. */
const longestMessage = 5_000;

/**
 * Formats the shop's error message for a changed configuration price, with the total and each single price in euros.
 */
export function formatPriceChange(pieces: readonly PricedPiece[]): string {
  const total = pieces.reduce((sum, { cents }) => sum + cents, 0);
  const list = pieces.map(({ sku, cents }) => `${sku} ${euros(cents)}`).join(', ');
  return `${begin}${euros(total)} (${list})`;
}

/** Parses a message of `formatPriceChange`; null for any other message. */
export function parsePriceChange(message: string): PriceChange | null {
  if (message.length > longestMessage) return null;
  const [, total, list = ''] = pattern.exec(message) ?? [];
  if (total === undefined) return null;
  const pieces = list.split(', ').flatMap((piece) => {
    const [, sku = '', price = ''] = pieceIs.exec(piece) ?? [];
    return price === '' ? [] : [{ sku, cents: centsOf(price) }];
  });
  return { totalCents: centsOf(total), pieces };
}

const euros = (cents: number) => (cents / 100).toFixed(2);
const centsOf = (text: string) => Number(text.replace('.', ''));

/** Error message of the shop for a part that is not approved for a bicycle's model or frame. */
export const formatNotFittingError = (productId: string, bikeSku: string): string =>
  `Product with id ${productId} does not fit ${bikeSku}`;

/** Error message of the shop for two parts that cannot be mounted on one bicycle. */
export const formatMountConflictError = (productId: string, otherId: string): string =>
  `Product with id ${productId} can not be mounted beside ${otherId}`;

const mountErrorPattern = /^Product with id \S+ (?:does not fit|can not be mounted beside) \S+$/;

/** Returns true for the shop's error messages about parts that cannot be mounted. */
export function isMountError(message: string): boolean {
  return mountErrorPattern.test(message);
}
