import { html } from 'hono/html';
import {
  renderButton,
  grayColor,
  hairlineColor,
  renderHtmlLayout,
  inkColor,
  type EmailSender,
  renderHeadlineSection,
  type HtmlPart,
  renderRow,
  renderTextLayout,
} from '../../../mail/email-layout';
import type { EmailRow, OrderEmailView } from './order-email-view';

const small = `font-size:14px;color:${grayColor}`;
const table = 'width:100%;border-collapse:collapse';

/** Renders the confirmation as HTML in the common email layout. Every value is escaped. */
export function renderOrderEmailHtml(view: OrderEmailView, head: EmailSender): string {
  const payment = view.payment.map((text, index) =>
    paragraph(text, index === 0 ? 'font-weight:600' : ''),
  );
  return renderHtmlLayout(view, head, [
    renderHeadlineSection(view.headline, view.intro),
    heroPart(view),
    dayPart(view),
    stepsPart(view),
    renderRow('padding:16px 32px 0', itemTable(view)),
    renderRow('padding:24px 32px 0', addressTable(view)),
    renderRow('padding:24px 32px 0', payment),
    payingPart(view),
    renderRow(
      'padding:24px 32px 32px',
      view.notes.map((text) => paragraph(text, small)),
    ),
  ]);
}

/**
 * Renders the picture with its size in the markup, so that the layout does not shift. If pictures are blocked, its alt
 * text is shown.
 */
function heroPart({ productPicture }: OrderEmailView): HtmlPart {
  if (!productPicture) return '';
  const style = `display:block;width:100%;max-width:536px;height:auto;border:0;color:${grayColor};font-size:14px`;
  return renderRow(
    'padding:8px 32px 0',
    html`<img
      src="${productPicture.url}"
      alt="${productPicture.alt}"
      width="536"
      height="357"
      style="${style}"
    />`,
  );
}

function dayPart({ deliveryDates }: OrderEmailView): HtmlPart {
  if (!deliveryDates) return '';
  const large = 'font-size:36px;line-height:1.1;letter-spacing:-0.02em;margin:0 0 8px';
  return renderRow(
    'padding:16px 32px 8px',
    html`<p style="margin:0 0 4px;${small}">${deliveryDates.label}</p>
      <p style="${large}">${deliveryDates.days}</p>
      <p style="margin:0;color:${grayColor}">${deliveryDates.latestDayText}</p>`,
  );
}

function stepsPart({ deliveryDates }: OrderEmailView): HtmlPart {
  if (!deliveryDates) return '';
  const steps = deliveryDates.steps.map(({ when, text }, index) => {
    const cell = `padding:10px 0;border-top:1px solid ${index === 0 ? inkColor : hairlineColor};vertical-align:top`;
    return html`<tr>
      <td style="${cell};width:38%;padding-right:16px;${small}">${when}</td>
      <td style="${cell}">${text}</td>
    </tr>`;
  });
  return renderRow(
    'padding:16px 32px 0',
    html`<table role="presentation" style="${table}">
      ${steps}
    </table>`,
  );
}

function payingPart({ paymentLink, giroCodePicture }: OrderEmailView): HtmlPart {
  if (!paymentLink) return '';
  return renderRow(
    'padding:12px 32px 0',
    html`${giroCodePicture ? html`<img src="${giroCodePicture.url}" alt="${giroCodePicture.alt}" width="200" height="200" style="display:block;margin:0 0 16px" />` : ''}${renderButton(paymentLink)}`,
  );
}

function itemTable({ rows, total }: OrderEmailView): HtmlPart {
  const last = `padding:14px 0;border-top:1px solid ${inkColor}`;
  return html`<table role="presentation" style="${table};font-variant-numeric:tabular-nums">
    ${rows.map((one, index) => itemRow(one, index === 0 ? inkColor : hairlineColor))}
    <tr>
      <td style="${last};font-weight:600">${total.label}${detailsOf(total)}</td>
      <td style="${last};text-align:right;font-size:24px;white-space:nowrap;vertical-align:top">
        ${total.amount}
      </td>
    </tr>
  </table>`;
}

function itemRow(one: EmailRow, border: string): HtmlPart {
  const cell = `padding:10px 0;border-top:1px solid ${border}`;
  return html`<tr>
    <td style="${cell}">${one.label}${detailsOf(one)}</td>
    <td style="${cell};text-align:right;white-space:nowrap;vertical-align:top">${one.amount}</td>
  </tr>`;
}

function detailsOf({ details }: EmailRow): HtmlPart[] {
  return details.map((text) => html`<br /><span style="font-weight:400;${small}">${text}</span>`);
}

function addressTable({ addresses }: OrderEmailView): HtmlPart {
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

function paragraph(text: string, style: string): HtmlPart {
  return html`<p style="margin:0 0 8px;${style}">${text}</p>`;
}

/** Renders the confirmation as plain text, with the same content as the HTML. */
export function renderOrderEmailText(view: OrderEmailView, head: EmailSender): string {
  const blocks = [
    [view.headline],
    view.intro,
    ...(view.deliveryDates
      ? [
          [
            `${view.deliveryDates.label}: ${view.deliveryDates.days}`,
            view.deliveryDates.latestDayText,
          ],
          view.deliveryDates.steps.map(({ when, text }) => `${when}: ${text}`),
        ]
      : []),
    view.rows.flatMap(rowLines),
    rowLines(view.total),
    ...view.addresses.map(({ label, lines }) => [`${label}:`, ...lines]),
    view.payment,
    ...(view.paymentLink ? [[`${view.paymentLink.label}:`, view.paymentLink.url]] : []),
    ...view.notes.map((note) => [note]),
  ];
  return renderTextLayout(
    blocks.map((lines) => lines.join('\n')),
    head,
  );
}

function rowLines({ label, details, amount }: EmailRow): string[] {
  return [`${label}: ${amount}`, ...details.map((detail) => `  ${detail}`)];
}
