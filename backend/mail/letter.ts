import { html, raw } from 'hono/html';
import type { Brand } from '../demo-source/shop-file';

export type LetterLanguage = 'de' | 'en';

/** A short mail in one language, before it becomes text or HTML. Nothing in it is escaped. */
export interface Letter {
  language: LetterLanguage;
  subject: string;
  headline: string;
  paragraphs: string[];
  /** What is set down line by line, such as name and date. */
  facts?: { label: string; value: string }[];
  action?: { label: string; url: string };
  /** Small print above the imprint, with a link of its own where one is given. */
  notes?: string[];
  smallLink?: { label: string; url: string };
}

const words = {
  de: { director: 'Geschäftsführung', vatId: 'USt-IdNr.' },
  en: { director: 'Managing director', vatId: 'VAT ID' },
};

/** The letter as a mail's text and HTML with the same content; every value is escaped in the HTML. */
export function writeLetter(letter: Letter, brand: Brand): { text: string; html: string } {
  return { text: letterText(letter, brand), html: letterHtml(letter, brand) };
}

function letterText(letter: Letter, brand: Brand): string {
  const { headline, paragraphs, facts = [], action, notes = [], smallLink } = letter;
  const blocks = [
    headline,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    ...(smallLink ? [`${smallLink.label}:\n${smallLink.url}`] : []),
    ['-- ', ...imprint(letter.language, brand)].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const font = "font-family:Archivo,'Helvetica Neue',Arial,sans-serif";
const button =
  'display:inline-block;background:#161A17;color:#FBFAF7;padding:14px 24px;text-decoration:none;font-weight:600';

function letterHtml(letter: Letter, brand: Brand): string {
  const { language, subject, headline, paragraphs, facts = [], action } = letter;
  const { notes = [], smallLink } = letter;
  const factRows = facts.map(
    ({ label, value }) =>
      html`<tr>
        <td style="padding:4px 16px 4px 0;color:#4F5550;vertical-align:top">${label}</td>
        <td style="padding:4px 0;white-space:pre-line">${value}</td>
      </tr>`,
  );
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
            style="width:100%;max-width:600px;margin:0 auto;background:#FBFAF7;color:#161A17;border-collapse:collapse;${raw(
              font,
            )};font-size:16px;line-height:1.5"
          >
            ${row('padding:32px 32px 0;font-size:22px;font-weight:600', brand.name)}
            ${row(
              'padding:28px 32px 8px',
              html`<h1 style="font-size:32px;line-height:1.15;margin:0 0 16px">${headline}</h1>
                ${paragraphs.map((text) => html`<p style="margin:0 0 12px">${text}</p>`)}`,
            )}
            ${
              facts.length > 0
                ? row(
                    'padding:8px 32px',
                    html`<table role="presentation">
                      ${factRows}
                    </table>`,
                  )
                : ''
            }
            ${
              action
                ? row(
                    'padding:12px 32px',
                    html`<a href="${action.url}" style="${button}">${action.label}</a>`,
                  )
                : ''
            }
            ${row(
              'padding:16px 32px 32px;font-size:14px;color:#4F5550',
              html`${notes.map((text) => html`<p style="margin:0 0 8px">${text}</p>`)}
              ${smallLink ? html`<a href="${smallLink.url}" style="color:#4F5550">${smallLink.label}</a>` : ''}`,
            )}
            ${row(
              'padding:20px 32px;border-top:1px solid #D8D6CF;font-size:13px;color:#666C66',
              imprint(language, brand).map((line) => html`${line}<br />`),
            )}
          </table>
        </body>
      </html>`,
  );
}

function row(style: string, content: unknown) {
  return html`<tr>
    <td style="${style}">${content}</td>
  </tr>`;
}

function imprint(language: LetterLanguage, brand: Brand): string[] {
  const { director, vatId } = words[language];
  return [
    `${brand.company} · ${brand.street} · ${brand.city}`,
    `${brand.register} · ${director}: ${brand.managingDirector} · ${vatId} ${brand.vatId}`,
  ];
}
