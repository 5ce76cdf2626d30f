/** A piece of a configuration with its price. */
interface PricedPiece {
  readonly sku: string;
  readonly cents: number;
}

/** What a configuration costs, when that is no longer what was shown. */
export interface PriceChange {
  readonly totalCents: number;
  /** Each piece as it is now; none where the shop does not say. */
  readonly pieces: readonly PricedPiece[];
}

const begin = 'The price of the configuration has changed: ';
const pattern = /^The price of the configuration has changed: (\d+\.\d\d)(?: \((.+)\))?$/;
const pieceIs = /^([\w.-]+) (\d+\.\d\d)$/;
/** Longer than any configuration. */
const longestMessage = 5_000;

/** How the shop says that a configuration costs something else than was shown. */
export function formatPriceChange(pieces: readonly PricedPiece[]): string {
  const total = pieces.reduce((sum, { cents }) => sum + cents, 0);
  const list = pieces.map(({ sku, cents }) => `${sku} ${euros(cents)}`).join(', ');
  return `${begin}${euros(total)} (${list})`;
}

/** What such a message of the shop says; null for any other. */
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

/** How the shop refuses a part that is not approved for a bicycle's model or frame. */
export const formatNotFittingError = (productId: string, bikeSku: string): string =>
  `Product with id ${productId} does not fit ${bikeSku}`;

/** How the shop refuses two parts that cannot be on one bicycle. */
export const formatMountConflictError = (productId: string, otherId: string): string =>
  `Product with id ${productId} can not be mounted beside ${otherId}`;

const mountErrorPattern = /^Product with id \S+ (?:does not fit|can not be mounted beside) \S+$/;

/** True for the shop's refusal of a combination that may not be mounted. */
export function isMountError(message: string): boolean {
  return mountErrorPattern.test(message);
}
