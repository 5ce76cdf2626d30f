import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/database';
import { createServicesApp } from '../http/server';
import { silentLogger } from '../platform/logger';
import { createFakeClock } from '../testing/fake-clock-and-vies';
import { startSmtpServer } from '../testing/smtp-server';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { createMailboxApp } from './mailbox-app';
import { enqueueMail, listMails } from './outbox';
import { createMailSender } from './mail-sender';
import { createSmtpDelivery } from './mail-transport';

let test: TestDatabase;
const clock = createFakeClock();

beforeEach(async () => {
  test = await openTestDatabase();
});

afterEach(() => test.close());

const terms = {
  fileName: 'Geschäftsbedingungen.pdf',
  mediaType: 'application/pdf',
  bytes: Buffer.from('%PDF-1.7 zwölf Punkte'),
};
const page = { fileName: 'b.html', mediaType: 'text/html', bytes: Buffer.from('<script>') };

const mail = (key: string) => ({
  key,
  recipient: 'anna@lautlos.example',
  subject: 'Ihre Bestellung',
  text: 'Danke.',
  html: '<p>Danke.</p>',
});

const write = (key: string, attachments = [terms, page]) =>
  inTransaction(test.db, (trx) => enqueueMail(trx, { ...mail(key), attachments }, clock.now()));

describe('mail attachments', () => {
  it('are stored once for any number of emails', async () => {
    await write('order:1');
    await write('order:2');
    expect(await test.db.selectFrom('mail_file').select('hash').execute()).toHaveLength(2);
    const names = (await listMails(test.db, 10)).map(({ attachments }) =>
      attachments.map(({ fileName }) => fileName),
    );
    expect(names).toEqual([
      ['Geschäftsbedingungen.pdf', 'b.html'],
      ['Geschäftsbedingungen.pdf', 'b.html'],
    ]);
  });

  it('of a repeated event are those of the first one', async () => {
    await write('order:1', [terms]);
    await write('order:1', [page]);
    expect((await listMails(test.db, 10))[0]?.attachments).toMatchObject([
      { position: 1, fileName: 'Geschäftsbedingungen.pdf' },
    ]);
  });

  it('are sent with the email unchanged', async () => {
    const server = await startSmtpServer();
    const deliver = createSmtpDelivery(server.url, 'Lautlos <post@lautlos.example>');
    const { sendDue } = createMailSender({ db: test.db, clock, logger: silentLogger, deliver });
    await write('order:1', [terms]);
    expect(await sendDue()).toBe(1);
    await server.close();
    const [message = ''] = server.messages;
    expect(message).toContain('Content-Type: application/pdf');
    expect(message).toContain("filename*0*=utf-8''Gesch%C3%A4ftsbedingungen.pdf");
    expect(message).toContain(terms.bytes.toString('base64'));
  });
});

describe('mailbox', () => {
  it('lists attachments for download only, never inline', async () => {
    const app = createServicesApp([createMailboxApp(test.db)], silentLogger);
    await write('order:1');
    expect(await (await app.request('/mailbox/1')).text()).toContain(
      '<a href="/mailbox/1/1" download>Geschäftsbedingungen.pdf</a>',
    );
    expect(await (await app.request('/mailbox.json')).json()).toMatchObject([
      { attachments: [{ fileName: terms.fileName }, { fileName: page.fileName }] },
    ]);

    const saved = await app.request('/mailbox/1/2');
    expect(await saved.text()).toBe('<script>');
    expect(saved.headers.get('content-type')).toBe('text/html');
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(saved.headers.get('x-content-type-options')).toBe('nosniff');
    expect(saved.headers.get('content-security-policy')).toContain("default-src 'none'");
    const pdf = await app.request('/mailbox/1/1');
    expect(Buffer.from(await pdf.arrayBuffer())).toEqual(terms.bytes);
  });

  it.each(['/mailbox/1/3', '/mailbox/1/0', '/mailbox/9/1', '/mailbox/1/x'])(
    'returns 404 for %s',
    async (path) => {
      const app = createServicesApp([createMailboxApp(test.db)], silentLogger);
      await write('order:1');
      expect((await app.request(path)).status).toBe(404);
    },
  );
});
