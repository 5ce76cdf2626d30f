/** The code to send: without the spaces around it; null when nothing is left, which is ignored (Spec §5). */
export function voucherCode(input: string): string | null {
  return input.trim() || null;
}
