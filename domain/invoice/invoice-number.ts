/** An advance invoice is written when money came before the goods left; a credit note corrects an invoice. */
export type InvoiceKind = (typeof invoiceKinds)[number];

export const invoiceKinds = ['invoice', 'advance', 'creditNote'] as const;

/** An invoice's number as people read it. */
export function formatInvoiceNumber(invoiceNumber: number): string {
  return `RE-${invoiceNumber}`;
}

/** The number of an invoice, or of a credit note, as people read it: each counts by itself. */
export function formatDocumentNumber({
  kind,
  number,
}: {
  kind: InvoiceKind;
  number: number;
}): string {
  return kind === 'creditNote' ? `RK-${number}` : formatInvoiceNumber(number);
}

/** The series and number a text names, as people read it; null for what names none. */
export function parseDocumentNumber(
  text: string,
): { series: 'invoice' | 'creditNote'; number: number } | null {
  const [, mark, digits] = /^(RE|RK)-([1-9]\d{0,14})$/.exec(text) ?? [];
  if (digits === undefined) return null;
  return { series: mark === 'RK' ? 'creditNote' : 'invoice', number: Number(digits) };
}
