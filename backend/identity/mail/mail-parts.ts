import { html, raw } from 'hono/html';
import type { Language } from '../users/attributes';

/** One mail in one language, before it becomes text or HTML. Nothing in it is escaped. */
export interface MailView {
  language: Language;
  brandName: string;
  subject: string;
  headline: string;
  intro: string;
  /** Six digits and how long they are valid. */
  code: { digits: string; validFor: string } | null;
  link: { label: string; url: string } | null;
  notes: string[];
  imprint: string[];
}

/** The mail as plain text, with the same content as the HTML. */
export function mailText(view: MailView): string {
  const blocks = [
    view.headline,
    view.intro,
    ...(view.code ? [view.code.digits, view.code.validFor] : []),
    ...(view.link ? [`${view.link.label}: ${view.link.url}`] : []),
    ...view.notes,
    ['-- ', ...view.imprint].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const font = "font-family:Archivo,'Helvetica Neue',Arial,sans-serif";
const digitStyle =
  'font-size:40px;line-height:1.2;letter-spacing:0.2em;font-variant-numeric:tabular-nums;margin:0';

/** The mail as HTML for mail readers: one 600 px table with styles in place, as the order's confirmation. Every value is escaped. */
export function mailHtml(view: MailView): string {
  const code = view.code
    ? html`<p style="${digitStyle}">${view.code.digits}</p>
        <p style="margin:8px 0 0">${view.code.validFor}</p>`
    : '';
  const link = view.link
    ? html`<p style="margin:0">
        <a href="${view.link.url}" style="color:#161A17">${view.link.label}</a>
      </p>`
    : '';
  const notes = view.notes.map(
    (note) => html`<p style="margin:0 0 8px;font-size:14px;color:#4F5550">${note}</p>`,
  );
  const imprint = view.imprint.map((line) => html`${line}<br />`);
  return String(
    html`<!doctype html>
      <html lang="${view.language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light" />
          <title>${view.subject}</title>
        </head>
        <body style="margin:0;background:#E8E7E1;padding:32px 0">
          <table
            role="presentation"
            align="center"
            style="width:100%;max-width:600px;margin:0 auto;background:#FBFAF7;color:#161A17;border-collapse:collapse;${raw(
              font,
            )};font-size:16px;line-height:1.5"
          >
            <tr>
              <td style="padding:32px 32px 0;font-size:22px;font-weight:600">${view.brandName}</td>
            </tr>
            <tr>
              <td style="padding:28px 32px 8px">
                <h1 style="font-size:32px;line-height:1.15;margin:0 0 16px">${view.headline}</h1>
                <p style="margin:0">${view.intro}</p>
              </td>
            </tr>
            <tr>
              <td style="padding:16px 32px 0">${code}${link}</td>
            </tr>
            <tr>
              <td style="padding:24px 32px 32px">${notes}</td>
            </tr>
            <tr>
              <td
                style="padding:20px 32px;border-top:1px solid #D8D6CF;font-size:13px;color:#666C66"
              >
                ${imprint}
              </td>
            </tr>
          </table>
        </body>
      </html>`,
  );
}
