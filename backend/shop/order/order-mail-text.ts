import type { MailRow, OrderMailView } from './order-mail-view';

/** The confirmation as plain text, with the same content as the HTML. */
export function orderMailText(view: OrderMailView): string {
  const blocks = [
    [view.headline],
    view.intro,
    view.rows.flatMap(rowLines),
    rowLines(view.total),
    ...view.addresses.map(({ label, lines }) => [`${label}:`, ...lines]),
    view.payment,
    ...view.notes.map((note) => [note]),
    ['-- ', ...view.imprint],
  ];
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function rowLines({ label, details, amount }: MailRow): string[] {
  return [`${label}: ${amount}`, ...details.map((detail) => `  ${detail}`)];
}
