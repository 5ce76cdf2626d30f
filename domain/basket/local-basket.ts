/** Id of the basket that a visitor's browser keeps until they sign in, for shops without anonymous baskets. */
export const localBasketId = 'local';

/** One line of the local basket. It has no note, because only product and quantity fit into a cookie. */
export interface LocalBasketLine {
  readonly productId: string;
  readonly amount: number;
}

/** The basket that a visitor's browser keeps. */
export interface LocalBasket {
  /** Random id, which distinguishes baskets with the same lines. */
  readonly id: string;
  readonly lines: readonly LocalBasketLine[];
}

/** Maximum quantity per line and basket, and maximum number of lines, as for consumers in the shop. */
const limits = { line: 99, basket: 500, lines: 100 };
/** Maximum size of the formatted lines in bytes. Browsers drop cookies of more than 4096 bytes. */
const maxTextBytes = 3_800;
const maxIdLength = 64;

/** Result of adding to the local basket: the new lines, or a rejection in the wording of the shop. */
export type LocalBasketChange =
  | { readonly ok: true; readonly lines: readonly LocalBasketLine[] }
  | { readonly ok: false; readonly message: string };

/**
 * Adds a quantity to the line with the same product, or adds a line. Rejects a quantity that is not a whole number from
 * 1 to 99, and whatever exceeds the limits of quantity, lines and size.
 */
export function addLocalLine(
  lines: readonly LocalBasketLine[],
  { productId, amount }: LocalBasketLine,
): LocalBasketChange {
  const known = lines.find((line) => line.productId === productId);
  const total = (known?.amount ?? 0) + amount;
  if (!isQuantity(amount) || !isQuantity(total))
    return reject(`The amount must be a whole number from 1 to ${limits.line}`);
  if (lines.reduce((sum, line) => sum + line.amount, amount) > limits.basket)
    return reject(`A basket holds no more than ${limits.basket} pieces`);
  const next = known
    ? lines.map((line) => (line === known ? { productId, amount: total } : line))
    : [...lines, { productId, amount }];
  if (next.length > limits.lines || formatLocalLines(next).length > maxTextBytes)
    return reject(`A basket holds no more than ${Math.min(lines.length, limits.lines)} lines`);
  return { ok: true, lines: next };
}

/**
 * Reduces the quantity of a product; 0 or the whole quantity removes the line. Rejects a product that the basket does
 * not have and a negative or fractional quantity.
 */
export function removeLocalLine(
  lines: readonly LocalBasketLine[],
  { productId, amount }: LocalBasketLine,
): LocalBasketChange {
  const known = lines.find((line) => line.productId === productId);
  if (!known)
    return reject(`Basket item with id ${productId} not found in your basket ${localBasketId}`);
  if (!Number.isInteger(amount) || amount < 0)
    return reject('The amount must be a whole number from 0 to 99');
  const left = amount === 0 ? 0 : known.amount - amount;
  return {
    ok: true,
    lines: lines.flatMap((line) =>
      line !== known ? [line] : left > 0 ? [{ productId, amount: left }] : [],
    ),
  };
}

/**
 * Formats the lines as text for a cookie: `id*amount~id*amount`. Characters of an id that a cookie does not keep are
 * written as `!` with four hexadecimal digits.
 */
export function formatLocalLines(lines: readonly LocalBasketLine[]): string {
  return lines.map(({ productId, amount }) => `${escapeId(productId)}*${amount}`).join('~');
}

/** Parses the text of formatLocalLines. Null for any other text. */
export function parseLocalLines(text: string): LocalBasketLine[] | null {
  if (text === '') return [];
  if (text.length > maxTextBytes) return null;
  const lines: LocalBasketLine[] = [];
  for (const part of text.split('~')) {
    const [, id = '', digits = ''] = /^((?:[\w.-]|![0-9a-f]{4})+)\*([1-9]\d?)$/.exec(part) ?? [];
    const productId = unescapeId(id);
    if (productId === '' || productId.length > maxIdLength) return null;
    if (lines.some((line) => line.productId === productId)) return null;
    lines.push({ productId, amount: Number(digits) });
  }
  return lines.length > limits.lines ? null : lines;
}

function isQuantity(amount: number): boolean {
  return Number.isInteger(amount) && amount >= 1 && amount <= limits.line;
}

function reject(message: string): LocalBasketChange {
  return { ok: false, message };
}

function escapeId(id: string): string {
  return id.replace(
    /[^\w.-]/g,
    (character) => `!${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function unescapeId(text: string): string {
  return text.replace(/!(.{4})/g, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));
}

/** True for an id that fits into the local basket. */
export function isLocalProductId(id: unknown): id is string {
  return typeof id === 'string' && id.length > 0 && id.length <= maxIdLength;
}
