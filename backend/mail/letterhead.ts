import { html, raw } from 'hono/html';
import type { Language } from '@/domain/language/detect-language';
import type { Brand } from '../demo-source/shop-file';

/** Who writes: the name on top of a mail and the imprint below it (§ 35a GmbHG). */
export interface Letterhead {
  name: string;
  imprint: string[];
}

/** What stands before the names in an imprint. */
export const imprintWords = {
  de: { director: 'Geschäftsführung', vatId: 'USt-IdNr.' },
  en: { director: 'Managing director', vatId: 'VAT ID' },
};

/** The company as every mail names it, in the mail's language. */
export function letterheadOf(brand: Brand, language: Language): Letterhead {
  const { director, vatId } = imprintWords[language];
  return {
    name: brand.name,
    imprint: [
      `${brand.company} · ${brand.street} · ${brand.city}`,
      `${brand.register} · ${director}: ${brand.managingDirector} · ${vatId} ${brand.vatId}`,
    ],
  };
}

/** A mail as plain text: its blocks, and the imprint below the line that mail readers take for a signature's. */
export function textPage(blocks: readonly string[], { imprint }: Letterhead): string {
  return `${[...blocks, ['-- ', ...imprint].join('\n')].join('\n\n')}\n`;
}

export const ink = '#161A17';
export const grey = '#4F5550';
export const hairline = '#D8D6CF';
const font = "font-family:Archivo,'Helvetica Neue',Arial,sans-serif";

/** What html`` makes of a part of a mail; every value in it is escaped. */
export type Part = ReturnType<typeof html> | '';

/** A mail as HTML for mail readers: one 600 px table with styles in place, readable without pictures. */
export function htmlPage(
  { language, subject }: { language: Language; subject: string },
  { name, imprint }: Letterhead,
  rows: readonly Part[],
): string {
  return String(
    html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light" />
          <title>${subject}</title>
        </head>
        <body style="margin:0;background:#E8E7E1;padding:32px 0">
          <table
            role="presentation"
            align="center"
            style="width:100%;max-width:600px;margin:0 auto;background:#FBFAF7;color:${ink};border-collapse:collapse;${raw(
              font,
            )};font-size:16px;line-height:1.5"
          >
            ${row('padding:32px 32px 0;font-size:22px;font-weight:600', name)} ${rows}
            ${row(
              `padding:20px 32px;border-top:1px solid ${hairline};font-size:13px;color:#666C66`,
              imprint.map((line) => html`${line}<br />`),
            )}
          </table>
        </body>
      </html>`,
  );
}

/** One row of the page. */
export function row(style: string, content: unknown): Part {
  return html`<tr>
    <td style="${style}">${content}</td>
  </tr>`;
}

/** The mail's first words, large, each of their lines on its own, and what follows them. */
export function opening(headline: string, paragraphs: readonly string[]): Part {
  const style =
    'font-size:32px;line-height:1.15;font-weight:500;letter-spacing:-0.02em;margin:0 0 16px';
  return row(
    'padding:28px 32px 8px',
    html`<h1 style="${style}">
        ${headline.split('\n').map((line, at) => html`${at > 0 ? html`<br />` : ''}${line}`)}
      </h1>
      ${paragraphs.map((text) => html`<p style="margin:0 0 12px">${text}</p>`)}`,
  );
}

/** The one thing to do, as a link that looks like a button. */
export function buttonPart({ label, url }: { label: string; url: string }): Part {
  const button = `display:inline-block;background:${ink};color:#FBFAF7;padding:14px 24px;text-decoration:none;font-weight:600`;
  return html`<a href="${url}" style="${button}">${label}</a>`;
}
