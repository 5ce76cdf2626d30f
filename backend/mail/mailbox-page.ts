import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { writeUtcMinute } from '@/domain/time/write-moment';
import type { Mail } from './outbox';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  table { width: 100%; border-collapse: collapse } th, td { text-align: left; padding: .5rem .5rem .5rem 0; border-bottom: 1px solid #8886; vertical-align: top }
  iframe { width: 100%; height: 70vh; border: 1px solid #8886; background: #fff } pre { white-space: pre-wrap } dt { font-weight: 600 }
`;

/** The list of mails, newest first. Everything a mail holds is escaped. */
export function mailListPage(mails: readonly Mail[]) {
  const rows = mails.map(
    ({ id, recipient, subject, createdAt }) =>
      html`<tr>
        <td><time>${writeUtcMinute(createdAt)}</time></td>
        <td>${recipient}</td>
        <td><a href="/mailbox/${id}">${subject}</a></td>
      </tr>`,
  );
  const list = html`<table>
    <thead>
      <tr>
        <th>Time (UTC)</th>
        <th>To</th>
        <th>Subject</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
  return page(
    'Mailbox',
    html`<h1>Mailbox</h1>
      <p>
        No mail server is set (SMTP_URL), so mails stay here. <a href="/mailbox.json">As JSON</a>
      </p>
      ${mails.length > 0 ? list : html`<p>No mails yet.</p>`}`,
  );
}

/** One mail: its HTML in a frame that may run no script and reach nothing, its text below. */
export function mailPage({
  id,
  recipient,
  replyTo,
  subject,
  createdAt,
  attachments,
  html: content,
  text,
}: Mail) {
  return page(
    subject,
    html`<p><a href="/mailbox">All mails</a></p>
      <h1>${subject}</h1>
      <dl>
        <dt>To</dt>
        <dd>${recipient}</dd>
        ${
          replyTo === null
            ? ''
            : html`<dt>Reply to</dt>
                <dd>${replyTo}</dd>`
        }
        <dt>Time (UTC)</dt>
        <dd>${writeUtcMinute(createdAt)}</dd>
        ${attachments.length === 0 ? '' : attachmentList(id, attachments)}
      </dl>
      <iframe sandbox="" title="The mail as HTML" srcdoc="${content}"></iframe>
      <h2>Text</h2>
      <pre>${text}</pre>`,
  );
}

function attachmentList(mailId: number, attachments: Mail['attachments']) {
  return html`<dt>Attachments</dt>
    ${attachments.map(
      ({ position, fileName }) =>
        html`<dd><a href="/mailbox/${mailId}/${position}" download>${fileName}</a></dd>`,
    )}`;
}

function page(title: string, body: HtmlEscapedString | Promise<HtmlEscapedString>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`;
}
