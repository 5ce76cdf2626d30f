/** An advance invoice is written when money came before the goods left; a credit note corrects an invoice. */
export type InvoiceKind = (typeof invoiceKinds)[number];

export const invoiceKinds = ['invoice', 'advance', 'creditNote'] as const;

/** An invoice's number as people read it. */
export function invoiceNumberText(invoiceNumber: number): string {
  return `RE-${invoiceNumber}`;
}

/** The number of an invoice, or of a credit note, as people read it: each counts by itself. */
export function invoiceText({ kind, number }: { kind: InvoiceKind; number: number }): string {
  return kind === 'creditNote' ? `RK-${number}` : invoiceNumberText(number);
}

/** The series and number a text names, as people read it; null for what names none. */
export function parseInvoiceText(
  text: string,
): { series: 'invoice' | 'creditNote'; number: number } | null {
  const [, mark, digits] = /^(RE|RK)-([1-9]\d{0,14})$/.exec(text) ?? [];
  if (digits === undefined) return null;
  return { series: mark === 'RK' ? 'creditNote' : 'invoice', number: Number(digits) };
}
