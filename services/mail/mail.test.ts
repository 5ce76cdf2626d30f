import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/database';
import { createServicesApp } from '../http/server';
import { silentLogger } from '../platform/logger';
import { createFakeClock, type FakeClock } from '../testing/fake-clock-and-vies';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { createMailboxApp } from './mailbox-app';
import { enqueueMail, listMails, type Mail } from './outbox';
import { createMailSender } from './mail-sender';
import { mailboxDelivery } from './mail-transport';

let test: TestDatabase;
let clock: FakeClock;

beforeEach(async () => {
  test = await openTestDatabase();
  clock = createFakeClock();
});

afterEach(() => test.close());

const mail = {
  key: 'order:1',
  recipient: 'anna@lautlos.example',
  subject: 'Ihre Bestellung',
  text: 'Danke.',
  html: '<p>Danke.</p>',
};
const second = 1_000;

describe('mail outbox', () => {
  it('stores one email for a repeated event', async () => {
    await enqueueMail(test.db, mail, clock.now());
    await enqueueMail(test.db, { ...mail, subject: 'Noch einmal' }, clock.now());
    expect((await listMails(test.db, 10)).map(({ subject }) => subject)).toEqual([
      'Ihre Bestellung',
    ]);
  });

  it('stores no email of a failed transaction', async () => {
    const failing = inTransaction(test.db, async (trx) => {
      await enqueueMail(trx, mail, clock.now());
      throw new Error('no order');
    });
    await expect(failing).rejects.toThrow('no order');
    expect(await listMails(test.db, 10)).toEqual([]);
  });

  it('prevents header injection through the subject', async () => {
    await enqueueMail(
      test.db,
      { ...mail, subject: 'Danke\r\nBcc: all@lautlos.example' },
      clock.now(),
    );
    expect((await listMails(test.db, 10))[0]?.subject).toBe('Danke Bcc: all@lautlos.example');
  });
});

describe('mail sender', () => {
  it('sends each email once', async () => {
    const delivered: string[] = [];
    const { sendDue } = createMailSender({
      db: test.db,
      clock,
      logger: silentLogger,
      deliver: async ({ key }) => void delivered.push(key),
    });
    await enqueueMail(test.db, mail, clock.now());
    await enqueueMail(test.db, { ...mail, key: 'order:2' }, clock.now());
    expect(await sendDue()).toBe(2);
    expect(await sendDue()).toBe(0);
    expect(delivered).toEqual(['order:1', 'order:2']);
    expect((await listMails(test.db, 10)).every(({ sentAt }) => sentAt === clock.now())).toBe(true);
  });

  it('waits longer after each failure and stops after the twelfth', async () => {
    let tries = 0;
    const { sendDue } = createMailSender({
      db: test.db,
      clock,
      logger: silentLogger,
      deliver: async () => {
        tries += 1;
        throw new Error('mailbox full');
      },
    });
    await enqueueMail(test.db, mail, clock.now());
    await sendDue();
    clock.advance(9 * second);
    await sendDue();
    expect(tries).toBe(1);
    clock.advance(second);
    await sendDue();
    expect(tries).toBe(2);
    clock.advance(19 * second);
    await sendDue();
    expect(tries).toBe(2);
    for (let round = 0; round < 20; round += 1) {
      clock.advance(3_600 * second);
      await sendDue();
    }
    expect(tries).toBe(12);
    expect((await listMails(test.db, 1))[0]).toMatchObject({
      attempts: 12,
      lastError: 'mailbox full',
      sentAt: null,
    });
  });

  it('leaves emails in the mailbox without a mail server and does not send them later', async () => {
    await enqueueMail(test.db, mail, clock.now());
    await createMailSender({
      db: test.db,
      clock,
      logger: silentLogger,
      deliver: mailboxDelivery,
    }).sendDue();
    const sent: Mail[] = [];
    await createMailSender({
      db: test.db,
      clock,
      logger: silentLogger,
      deliver: async (each) => void sent.push(each),
    }).sendDue();
    expect(sent).toEqual([]);
  });
});

describe('mailbox', () => {
  it('shows emails escaped, newest first', async () => {
    const app = createServicesApp([createMailboxApp(test.db)], silentLogger);
    await enqueueMail(test.db, mail, clock.now());
    await enqueueMail(
      test.db,
      {
        ...mail,
        key: '2',
        subject: '<script>alert(1)</script>',
        html: '<script>alert("2")</script>',
      },
      clock.now(),
    );

    const list = await (await app.request('/mailbox')).text();
    expect(list).toContain('Ihre Bestellung');
    expect(list).not.toContain('<script>');

    const one = await app.request('/mailbox/2');
    expect(one.headers.get('content-security-policy')).toContain("default-src 'none'");
    const text = await one.text();
    expect(text).toContain('sandbox=""');
    expect(text).not.toContain('<script>');

    const json = (await (await app.request('/mailbox.json')).json()) as Mail[];
    expect(json.map(({ key }) => key)).toEqual(['2', 'order:1']);
    expect((await app.request('/mailbox/9')).status).toBe(404);
  });
});
