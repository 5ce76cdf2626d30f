import type { MailRow, OrderMailView } from './order-mail-view';

const ink = '#161A17';
const grey = '#4F5550';
const line = '#D8D6CF';
const small = `font-size:14px;color:${grey}`;

/** The confirmation as HTML for mail readers: one 600 px table with styles in place, readable without pictures. Every value is escaped. */
export function orderMailHtml(view: OrderMailView): string {
  const body = [
    row(
      `<span style="font-size:22px;font-weight:600;letter-spacing:-0.01em">${escapeHtml(view.brandName)}</span>`,
      'padding:32px 32px 0',
    ),
    row(
      `<h1 style="font-size:32px;line-height:1.15;margin:0 0 16px">${escapeHtml(view.headline)}</h1>${view.intro.map((text) => paragraph(text)).join('')}`,
      'padding:28px 32px 8px',
    ),
    row(itemTable(view), 'padding:16px 32px 0'),
    row(addressTable(view), 'padding:24px 32px 0'),
    row(
      view.payment
        .map((text, index) => paragraph(text, index === 0 ? 'font-weight:600' : ''))
        .join(''),
      'padding:24px 32px 0',
    ),
    row(view.notes.map((text) => paragraph(text, small)).join(''), 'padding:24px 32px 32px'),
    row(
      view.imprint.map(escapeHtml).join('<br>'),
      `padding:20px 32px;border-top:1px solid ${line};font-size:13px;color:#666C66`,
    ),
  ].join('');
  return [
    `<!doctype html><html lang="${view.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="color-scheme" content="light"><title>${escapeHtml(view.subject)}</title></head>`,
    '<body style="margin:0;background:#E8E7E1;padding:32px 0">',
    '<table role="presentation" align="center" style="width:100%;max-width:600px;margin:0 auto;background:#FBFAF7;',
    `color:${ink};border-collapse:collapse;font-family:Archivo,'Helvetica Neue',Arial,sans-serif;font-size:16px;line-height:1.5">`,
    `${body}</table></body></html>`,
  ].join('');
}

function itemTable({ rows, total }: OrderMailView): string {
  const cells = rows.map((one, index) => itemRow(one, index === 0 ? ink : line)).join('');
  return [
    '<table role="presentation" style="width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums">',
    cells,
    `<tr><td style="padding:14px 0;border-top:1px solid ${ink};font-weight:600">${escapeHtml(total.label)}${detailsOf(total)}</td>`,
    `<td style="padding:14px 0;border-top:1px solid ${ink};text-align:right;font-size:24px;white-space:nowrap;vertical-align:top">${escapeHtml(total.amount)}</td></tr></table>`,
  ].join('');
}

function itemRow(one: MailRow, border: string): string {
  const cell = `padding:10px 0;border-top:1px solid ${border}`;
  return `<tr><td style="${cell}">${escapeHtml(one.label)}${detailsOf(one)}</td><td style="${cell};text-align:right;white-space:nowrap;vertical-align:top">${escapeHtml(one.amount)}</td></tr>`;
}

function detailsOf({ details }: MailRow): string {
  return details
    .map((text) => `<br><span style="font-weight:400;${small}">${escapeHtml(text)}</span>`)
    .join('');
}

function addressTable({ addresses }: OrderMailView): string {
  const cells = addresses.map(
    ({ label, lines }) =>
      `<td style="width:50%;padding:0 16px 0 0;vertical-align:top"><span style="${small}">${escapeHtml(label)}</span><br>${lines.map(escapeHtml).join('<br>')}</td>`,
  );
  return `<table role="presentation" style="width:100%;border-collapse:collapse"><tr>${cells.join('')}</tr></table>`;
}

function paragraph(text: string, style = ''): string {
  return `<p style="margin:0 0 8px;${style}">${escapeHtml(text)}</p>`;
}

function row(content: string, style: string): string {
  return `<tr><td style="${style}">${content}</td></tr>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
