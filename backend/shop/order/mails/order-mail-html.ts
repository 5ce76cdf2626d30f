import { html } from 'hono/html';
import {
  buttonPart,
  grey,
  hairline,
  htmlPage,
  ink,
  type Letterhead,
  opening,
  type Part,
  row,
} from '../../../mail/letterhead';
import type { MailRow, OrderMailView } from './order-mail-view';

const small = `font-size:14px;color:${grey}`;
const table = 'width:100%;border-collapse:collapse';

/** The confirmation as HTML for mail readers: the letter of all mails around what was ordered. Every value is escaped. */
export function orderMailHtml(view: OrderMailView, head: Letterhead): string {
  const payment = view.payment.map((text, index) =>
    paragraph(text, index === 0 ? 'font-weight:600' : ''),
  );
  return htmlPage(view, head, [
    opening(view.headline, view.intro),
    heroPart(view),
    dayPart(view),
    stepsPart(view),
    row('padding:16px 32px 0', itemTable(view)),
    row('padding:24px 32px 0', addressTable(view)),
    row('padding:24px 32px 0', payment),
    payingPart(view),
    row(
      'padding:24px 32px 32px',
      view.notes.map((text) => paragraph(text, small)),
    ),
  ]);
}

/** The picture has its size in the mark-up, so that nothing moves; without pictures its words stand there. */
function heroPart({ hero }: OrderMailView): Part {
  if (!hero) return '';
  const style = `display:block;width:100%;max-width:536px;height:auto;border:0;color:${grey};font-size:14px`;
  return row(
    'padding:8px 32px 0',
    html`<img src="${hero.url}" alt="${hero.alt}" width="536" height="357" style="${style}" />`,
  );
}

function dayPart({ day }: OrderMailView): Part {
  if (!day) return '';
  const large = 'font-size:36px;line-height:1.1;letter-spacing:-0.02em;margin:0 0 8px';
  return row(
    'padding:16px 32px 8px',
    html`<p style="margin:0 0 4px;${small}">${day.label}</p>
      <p style="${large}">${day.days}</p>
      <p style="margin:0;color:${grey}">${day.latest}</p>`,
  );
}

function stepsPart({ day }: OrderMailView): Part {
  if (!day) return '';
  const steps = day.steps.map(({ when, text }, index) => {
    const cell = `padding:10px 0;border-top:1px solid ${index === 0 ? ink : hairline};vertical-align:top`;
    return html`<tr>
      <td style="${cell};width:38%;padding-right:16px;${small}">${when}</td>
      <td style="${cell}">${text}</td>
    </tr>`;
  });
  return row(
    'padding:16px 32px 0',
    html`<table role="presentation" style="${table}">
      ${steps}
    </table>`,
  );
}

function payingPart({ action, picture }: OrderMailView): Part {
  if (!action) return '';
  return row(
    'padding:12px 32px 0',
    html`${picture ? html`<img src="${picture.url}" alt="${picture.alt}" width="200" height="200" style="display:block;margin:0 0 16px" />` : ''}${buttonPart(action)}`,
  );
}

function itemTable({ rows, total }: OrderMailView): Part {
  const last = `padding:14px 0;border-top:1px solid ${ink}`;
  return html`<table role="presentation" style="${table};font-variant-numeric:tabular-nums">
    ${rows.map((one, index) => itemRow(one, index === 0 ? ink : hairline))}
    <tr>
      <td style="${last};font-weight:600">${total.label}${detailsOf(total)}</td>
      <td style="${last};text-align:right;font-size:24px;white-space:nowrap;vertical-align:top">
        ${total.amount}
      </td>
    </tr>
  </table>`;
}

function itemRow(one: MailRow, border: string): Part {
  const cell = `padding:10px 0;border-top:1px solid ${border}`;
  return html`<tr>
    <td style="${cell}">${one.label}${detailsOf(one)}</td>
    <td style="${cell};text-align:right;white-space:nowrap;vertical-align:top">${one.amount}</td>
  </tr>`;
}

function detailsOf({ details }: MailRow): Part[] {
  return details.map((text) => html`<br /><span style="font-weight:400;${small}">${text}</span>`);
}

function addressTable({ addresses }: OrderMailView): Part {
  const cells = addresses.map(
    ({ label, lines }) =>
      html`<td style="width:50%;padding:0 16px 0 0;vertical-align:top">
        <span style="${small}">${label}</span><br />${lines.map((line) => html`${line}<br />`)}
      </td>`,
  );
  return html`<table role="presentation" style="${table}">
    <tr>
      ${cells}
    </tr>
  </table>`;
}

function paragraph(text: string, style: string): Part {
  return html`<p style="margin:0 0 8px;${style}">${text}</p>`;
}
