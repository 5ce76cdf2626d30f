/** advance: invoice for a payment received before the goods ship. creditNote: corrects an invoice. */
export type InvoiceKind = (typeof invoiceKinds)[number];

export const invoiceKinds = ['invoice', 'advance', 'creditNote'] as const;

/** Formats an invoice number for display: `RE-50400`. */
export function formatInvoiceNumber(invoiceNumber: number): string {
  return `RE-${invoiceNumber}`;
}

/**
 * Formats the number of an invoice (`RE-50400`) or credit note (`RK-30001`) for display. Credit notes have a separate
 * number series.
 */
export function formatDocumentNumber({
  kind,
  number,
}: {
  kind: InvoiceKind;
  number: number;
}): string {
  return kind === 'creditNote' ? `RK-${number}` : formatInvoiceNumber(number);
}

/** Parses a formatted document number into series and number. Returns null for an invalid number. */
export function parseDocumentNumber(
  text: string,
): { series: 'invoice' | 'creditNote'; number: number } | null {
  const [, mark, digits] = /^(RE|RK)-([1-9]\d{0,14})$/.exec(text) ?? [];
  if (digits === undefined) return null;
  return { series: mark === 'RK' ? 'creditNote' : 'invoice', number: Number(digits) };
}
