import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Database } from '../database/database';
import { readAttachments } from './attachments';
import { contentDisposition } from '../http/content-disposition';
import { holdsToken } from '../http/holds-token';
import { mailListPage, mailPage } from './mailbox-page';
import { findMail, findMails } from './outbox';

const shown = 200;

/**
 * The mailbox for shops without a mail server: /mailbox, /mailbox/<id>, its attachments to download, and /mailbox.json with the newest 200
 * mails. With a token only to who shows it, as Bearer or as a browser's password (any user name).
 */
export function createMailboxApp(db: Database, token: string | null = null): Hono {
  const app = new Hono();
  if (token !== null)
    for (const path of ['/mailbox', '/mailbox.json', '/mailbox/*'])
      app.use(path, async (c, next) => {
        if (holdsToken(c.req.header('authorization'), token)) return next();
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
  app.get('/mailbox', async (c) => c.html(mailListPage(await findMails(db, shown))));
  app.get('/mailbox.json', async (c) => c.json(await findMails(db, shown)));
  app.get('/mailbox/:id{[0-9]+}', async (c) => {
    const mail = await findMail(db, Number(c.req.param('id')));
    return mail ? c.html(mailPage(mail)) : c.notFound();
  });
  app.get('/mailbox/:id{[0-9]+}/:position{[0-9]+}', async (c) => {
    const attachments = await readAttachments(db, Number(c.req.param('id')));
    const found = attachments[Number(c.req.param('position')) - 1];
    if (!found) return c.notFound();
    return c.body(Buffer.from(found.bytes), 200, {
      'Content-Type': found.mediaType,
      'Content-Disposition': contentDisposition('attachment', found.fileName),
      'Cache-Control': 'no-store',
    });
  });
  return app;
}
