import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Database } from '../database/database';
import { readAttachments } from './attachments';
import { contentDisposition } from '../http/content-disposition';
import { mailListPage, mailPage } from './mailbox-page';
import { findMail, findMails } from './outbox';

const shown = 200;

/** The mailbox for shops without a mail server: /mailbox, /mailbox/<id>, its attachments to download, and /mailbox.json with the newest 200 mails. */
export function createMailboxApp(db: Database): Hono {
  const app = new Hono();
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
