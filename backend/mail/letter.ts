import { html } from 'hono/html';
import type { Language } from '@/domain/language/detect-language';
import {
  buttonPart,
  grey,
  htmlPage,
  type Letterhead,
  opening,
  type Part,
  row,
  textPage,
} from './letterhead';

/** A short mail in one language, before it becomes text or HTML. Nothing in it is escaped. */
export interface Letter {
  language: Language;
  subject: string;
  headline: string;
  paragraphs: string[];
  /** Six digits to be typed elsewhere, and how long they are valid. */
  code?: { digits: string; validFor: string };
  /** What is set down line by line, such as name and date. */
  facts?: { label: string; value: string }[];
  action?: { label: string; url: string };
  /** Small print above the imprint, with a link of its own where one is given. */
  notes?: string[];
  smallLink?: { label: string; url: string };
}

/** The letter as a mail's text and HTML with the same content; every value is escaped in the HTML. */
export function writeLetter(letter: Letter, head: Letterhead): { text: string; html: string } {
  return { text: letterText(letter, head), html: letterHtml(letter, head) };
}

function letterText(letter: Letter, head: Letterhead): string {
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
  return textPage(blocks, head);
}

function letterHtml(letter: Letter, head: Letterhead): string {
  const { headline, paragraphs, code, facts = [], action, notes = [], smallLink } = letter;
  return htmlPage(letter, head, [
    opening(headline, paragraphs),
    code ? row('padding:8px 32px', codePart(code)) : '',
    facts.length > 0 ? row('padding:8px 32px', factsPart(facts)) : '',
    action ? row('padding:12px 32px', buttonPart(action)) : '',
    row(
      `padding:16px 32px 32px;font-size:14px;color:${grey}`,
      html`${notes.map((text) => html`<p style="margin:0 0 8px">${text}</p>`)}
      ${smallLink ? html`<a href="${smallLink.url}" style="color:${grey}">${smallLink.label}</a>` : ''}`,
    ),
  ]);
}

function codePart({ digits, validFor }: NonNullable<Letter['code']>): Part {
  const large =
    'font-size:40px;line-height:1.2;letter-spacing:0.2em;font-variant-numeric:tabular-nums;margin:0';
  return html`<p style="${large}">${digits}</p>
    <p style="margin:8px 0 0">${validFor}</p>`;
}

function factsPart(facts: NonNullable<Letter['facts']>): Part {
  const rows = facts.map(
    ({ label, value }) =>
      html`<tr>
        <td style="padding:4px 16px 4px 0;color:${grey};vertical-align:top">${label}</td>
        <td style="padding:4px 0;white-space:pre-line">${value}</td>
      </tr>`,
  );
  return html`<table role="presentation">
    ${rows}
  </table>`;
}
