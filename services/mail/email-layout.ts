import { html, raw } from 'hono/html';
import type { Language } from '@/domain/locale/language';
import type { Brand } from '../demo-data/shop-schema';

/** Sender of an email: the name at the top and the imprint at the bottom (§ 35a GmbHG). */
export interface EmailSender {
  name: string;
  imprint: string[];
}

/** Labels of an email's imprint by language. */
export const imprintMessages = {
  de: { director: 'Geschäftsführung', vatId: 'USt-IdNr.' },
  en: { director: 'Managing director', vatId: 'VAT ID' },
};

/** Builds the sender with the imprint in the email's language. */
export function buildEmailSender(brand: Brand, language: Language): EmailSender {
  const { director, vatId } = imprintMessages[language];
  return {
    name: brand.name,
    imprint: [
      `${brand.company} · ${brand.street} · ${brand.city}`,
      `${brand.register} · ${director}: ${brand.managingDirector} · ${vatId} ${brand.vatId}`,
    ],
  };
}

/** Renders an email as plain text, with the imprint below the signature separator. */
export function renderTextLayout(blocks: readonly string[], { imprint }: EmailSender): string {
  return `${[...blocks, ['-- ', ...imprint].join('\n')].join('\n\n')}\n`;
}

export const inkColor = '#161A17';
export const grayColor = '#4F5550';
export const hairlineColor = '#D8D6CF';
const font = "font-family:Archivo,'Helvetica Neue',Arial,sans-serif";

/** A part of an email built with html``; every value in it is escaped. */
export type HtmlPart = ReturnType<typeof html> | '';

/** Renders an email as HTML: a single 600 px table with inline styles, readable without images. */
export function renderHtmlLayout(
  { language, subject }: { language: Language; subject: string },
  { name, imprint }: EmailSender,
  rows: readonly HtmlPart[],
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
            style="width:100%;max-width:600px;margin:0 auto;background:#FBFAF7;color:${inkColor};border-collapse:collapse;${raw(
              font,
            )};font-size:16px;line-height:1.5"
          >
            ${renderRow('padding:32px 32px 0;font-size:22px;font-weight:600', name)} ${rows}
            ${renderRow(
              `padding:20px 32px;border-top:1px solid ${hairlineColor};font-size:13px;color:#666C66`,
              imprint.map((line) => html`${line}<br />`),
            )}
          </table>
        </body>
      </html>`,
  );
}

/** Renders a row of the email's layout table with a single cell. */
export function renderRow(style: string, content: unknown): HtmlPart {
  return html`<tr>
    <td style="${style}">${content}</td>
  </tr>`;
}

/** Renders the large headline, line by line, and the paragraphs below it. */
export function renderHeadlineSection(headline: string, paragraphs: readonly string[]): HtmlPart {
  const style =
    'font-size:32px;line-height:1.15;font-weight:500;letter-spacing:-0.02em;margin:0 0 16px';
  return renderRow(
    'padding:28px 32px 8px',
    html`<h1 style="${style}">
        ${headline.split('\n').map((line, at) => html`${at > 0 ? html`<br />` : ''}${line}`)}
      </h1>
      ${paragraphs.map((text) => html`<p style="margin:0 0 12px">${text}</p>`)}`,
  );
}

/** Renders the email's main link as a button. */
export function renderButton({ label, url }: { label: string; url: string }): HtmlPart {
  const button = `display:inline-block;background:${inkColor};color:#FBFAF7;padding:14px 24px;text-decoration:none;font-weight:600`;
  return html`<a href="${url}" style="${button}">${label}</a>`;
}

/** Content of a short email in one language, before rendering. Values are not escaped. */
export interface EmailContent {
  language: Language;
  subject: string;
  headline: string;
  paragraphs: string[];
  /** Six digits to be entered elsewhere, and their validity. */
  code?: { digits: string; validFor: string };
  /** Labels and values shown line by line, such as name and date. */
  facts?: { label: string; value: string }[];
  action?: { label: string; url: string };
  /** Small print above the imprint, with an optional link. */
  notes?: string[];
  smallLink?: { label: string; url: string };
}

/** Renders the email as text and HTML with the same content; every value is escaped in the HTML. */
export function renderEmail(
  letter: EmailContent,
  head: EmailSender,
): { text: string; html: string } {
  return { text: letterText(letter, head), html: letterHtml(letter, head) };
}

function letterText(letter: EmailContent, head: EmailSender): string {
  const { headline, paragraphs, code, facts = [], action, notes = [], smallLink } = letter;
  const blocks = [
    headline,
    ...paragraphs,
    ...(code ? [code.digits, code.validFor] : []),
    ...(facts.length > 0 ? [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    ...(smallLink ? [`${smallLink.label}:\n${smallLink.url}`] : []),
  ];
  return renderTextLayout(blocks, head);
}

function letterHtml(letter: EmailContent, head: EmailSender): string {
  const { headline, paragraphs, code, facts = [], action, notes = [], smallLink } = letter;
  return renderHtmlLayout(letter, head, [
    renderHeadlineSection(headline, paragraphs),
    code ? renderRow('padding:8px 32px', codePart(code)) : '',
    facts.length > 0 ? renderRow('padding:8px 32px', factsPart(facts)) : '',
    action ? renderRow('padding:12px 32px', renderButton(action)) : '',
    renderRow(
      `padding:16px 32px 32px;font-size:14px;color:${grayColor}`,
      html`${notes.map((text) => html`<p style="margin:0 0 8px">${text}</p>`)}
      ${smallLink ? html`<a href="${smallLink.url}" style="color:${grayColor}">${smallLink.label}</a>` : ''}`,
    ),
  ]);
}

function codePart({ digits, validFor }: NonNullable<EmailContent['code']>): HtmlPart {
  const large =
    'font-size:40px;line-height:1.2;letter-spacing:0.2em;font-variant-numeric:tabular-nums;margin:0';
  return html`<p style="${large}">${digits}</p>
    <p style="margin:8px 0 0">${validFor}</p>`;
}

function factsPart(facts: NonNullable<EmailContent['facts']>): HtmlPart {
  const rows = facts.map(
    ({ label, value }) =>
      html`<tr>
        <td style="padding:4px 16px 4px 0;color:${grayColor};vertical-align:top">${label}</td>
        <td style="padding:4px 0;white-space:pre-line">${value}</td>
      </tr>`,
  );
  return html`<table role="presentation">
    ${rows}
  </table>`;
}
