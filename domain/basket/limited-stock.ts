/** How many pieces there are, when the shop says it had to give fewer than asked for; null for any other message. */
export function availablePieces(message: string): number | null {
  const limited = /^Not enough items of product with id .+ in stock! Available: (\d+)/.exec(
    message,
  );
  if (limited?.[1]) return Number(limited[1]);
  return /^Product with id .+ is out of stock/.test(message) ? 0 : null;
}
