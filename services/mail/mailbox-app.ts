import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { formatUtcMinute } from '@/domain/time/format-moment';
import { type Mail, findMail, listMails } from './outbox';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Database } from '../database/database';
import { listAttachmentFiles } from './attachments';
import { formatContentDisposition, hasToken } from '../http/headers';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  table { width: 100%; border-collapse: collapse } th, td { text-align: left; padding: .5rem .5rem .5rem 0; border-bottom: 1px solid #8886; vertical-align: top }
  iframe { width: 100%; height: 70vh; border: 1px solid #8886; background: #fff } pre { white-space: pre-wrap } dt { font-weight: 600 }
`;

/** Renders the list of emails, newest first. All content is escaped. */
function renderMailList(mails: readonly Mail[]) {
  const rows = mails.map(
    ({ id, recipient, subject, createdAt }) =>
      html`<tr>
        <td><time>${formatUtcMinute(createdAt)}</time></td>
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

/** Renders an email: its HTML in a sandboxed frame without scripts and network access, with the text below. */
function renderMail({
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
        <dd>${formatUtcMinute(createdAt)}</dd>
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

const shown = 200;

/**
 * Serves the mailbox for shops without a mail server: /mailbox, /mailbox/<id>, its attachments, and /mailbox.json with
 * the newest 200 emails. A token, if set, is required as Bearer or as the browser's password (any user name).
 */
export function createMailboxApp(db: Database, token: string | null = null): Hono {
  const app = new Hono();
  if (token !== null)
    for (const path of ['/mailbox', '/mailbox.json', '/mailbox/*'])
      app.use(path, async (c, next) => {
        if (hasToken(c.req.header('authorization'), token)) return next();
        return c.text('MAILBOX_TOKEN is asked for.', 401, {
          'WWW-Authenticate': 'Basic realm="Mailbox", charset="UTF-8"',
        });
      });
  app.use(
    '/mailbox/*',
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: ["'unsafe-inline'"],
        imgSrc: ['data:', 'http:', 'https:'],
      },
    }),
  );
  app.get('/mailbox', async (c) => c.html(renderMailList(await listMails(db, shown))));
  app.get('/mailbox.json', async (c) => c.json(await listMails(db, shown)));
  app.get('/mailbox/:id{[0-9]+}', async (c) => {
    const mail = await findMail(db, Number(c.req.param('id')));
    return mail ? c.html(renderMail(mail)) : c.notFound();
  });
  app.get('/mailbox/:id{[0-9]+}/:position{[0-9]+}', async (c) => {
    const attachments = await listAttachmentFiles(db, Number(c.req.param('id')));
    const found = attachments[Number(c.req.param('position')) - 1];
    if (!found) return c.notFound();
    return c.body(Buffer.from(found.bytes), 200, {
      'Content-Type': found.mediaType,
      'Content-Disposition': formatContentDisposition('attachment', found.fileName),
      'Cache-Control': 'no-store',
    });
  });
  return app;
}
