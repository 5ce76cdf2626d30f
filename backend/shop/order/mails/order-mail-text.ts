import { type Letterhead, textPage } from '../../../mail/letterhead';
import type { MailRow, OrderMailView } from './order-mail-view';

/** The confirmation as plain text, with the same content as the HTML. */
export function orderMailText(view: OrderMailView, head: Letterhead): string {
  const blocks = [
    [view.headline],
    view.intro,
    ...(view.day
      ? [
          [`${view.day.label}: ${view.day.days}`, view.day.latest],
          view.day.steps.map(({ when, text }) => `${when}: ${text}`),
        ]
      : []),
    view.rows.flatMap(rowLines),
    rowLines(view.total),
    ...view.addresses.map(({ label, lines }) => [`${label}:`, ...lines]),
    view.payment,
    ...(view.action ? [[`${view.action.label}:`, view.action.url]] : []),
    ...view.notes.map((note) => [note]),
  ];
  return textPage(
    blocks.map((lines) => lines.join('\n')),
    head,
  );
}

function rowLines({ label, details, amount }: MailRow): string[] {
  return [`${label}: ${amount}`, ...details.map((detail) => `  ${detail}`)];
}
