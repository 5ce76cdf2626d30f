import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Database } from '../database/database';
import { mailListPage, mailPage } from './mailbox-page';
import { findMail, findMails } from './outbox';

const shown = 200;

/** The mailbox for shops without a mail server: /mailbox, /mailbox/<id> and /mailbox.json with the newest 200 mails. */
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
  return app;
}
