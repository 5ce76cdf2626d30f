import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger, silentLogger } from '../platform/logger';
import { createFakeClock, type FakeClock } from '../testing/fake-clock-and-vies';
import { type SmtpServer, startSmtpServer } from '../testing/smtp-server';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { enqueueMail } from './outbox';
import { createMailSender } from './mail-sender';
import { createSmtpDelivery } from './mail-transport';

let test: TestDatabase;
let clock: FakeClock;
let server: SmtpServer;
let answers: Map<string, string>;

beforeEach(async () => {
  test = await openTestDatabase();
  clock = createFakeClock();
  answers = new Map();
  server = await startSmtpServer({ answerTo: (recipient) => answers.get(recipient) ?? null });
});

afterEach(async () => {
  await server.close();
  await test.close();
});

const write = (recipient: string, key = recipient) =>
  enqueueMail(
    test.db,
    { key, recipient, subject: 'Ihre Bestellung', text: 'Danke.', html: '<p>Danke.</p>' },
    clock.now(),
  );

const sender = (url = server.url, logger = silentLogger) =>
  createMailSender({
    db: test.db,
    clock,
    logger,
    deliver: createSmtpDelivery(url, 'Lautlos <post@lautlos.example>'),
  }).sendDue;

const seconds = (count: number) => clock.advance(count * 1_000);
const rowOf = (key: string) =>
  test.db.selectFrom('mail').selectAll().where('key', '=', key).executeTakeFirstOrThrow();

describe('rejected email', () => {
  const fillWithRejected = async () => {
    for (let count = 1; count <= 20; count += 1) {
      const recipient = `nobody${count}@example.org`;
      answers.set(recipient, '550 5.1.1 no such user');
      await write(recipient);
    }
  };

  it('does not delay the one after twenty others in the same round', async () => {
    await fillWithRejected();
    await write('anna@example.org');
    expect(await sender()()).toBe(1);
    expect(await rowOf('anna@example.org')).toMatchObject({ sent_at: clock.now() });
  });

  it('does not delay an email that is enqueued later', async () => {
    await fillWithRejected();
    const sendDue = sender();
    await sendDue();
    await write('anna@example.org');
    expect(await sendDue()).toBe(1);
  });

  it('is not retried after a permanent rejection and stores the reason as a code', async () => {
    answers.set('nobody@example.org', '550 5.1.1 <nobody@example.org> is unknown');
    await write('nobody@example.org');
    const sendDue = sender();
    await sendDue();
    expect(await rowOf('nobody@example.org')).toMatchObject({
      sent_at: null,
      attempts: 1,
      failed_at: clock.now(),
      failure_code: 'smtp-550',
    });
    seconds(7 * 86_400);
    await sendDue();
    expect(server.recipients).toEqual(['nobody@example.org']);
  });

  it('is retried after a temporary rejection and then sent', async () => {
    answers.set('full@example.org', '452 4.2.2 mailbox full');
    await write('full@example.org');
    const sendDue = sender();
    await sendDue();
    seconds(9);
    await sendDue();
    expect(server.recipients).toHaveLength(1);
    expect(await rowOf('full@example.org')).toMatchObject({
      attempts: 1,
      failed_at: null,
      failure_code: 'smtp-452',
    });
    answers.clear();
    seconds(1);
    expect(await sendDue()).toBe(1);
    expect(await rowOf('full@example.org')).toMatchObject({ attempts: 2, failure_code: null });
  });

  it('keeps waiting across a restart of the sender', async () => {
    answers.set('full@example.org', '452 4.2.2 mailbox full');
    await write('full@example.org');
    await sender()();
    await sender()();
    expect(server.recipients).toHaveLength(1);
  });

  it('leaves no recipient in the log', async () => {
    const lines: string[] = [];
    answers.set('nobody@example.org', '550 5.1.1 <nobody@example.org> is unknown');
    answers.set('full@example.org', '452 4.2.2 <full@example.org> is full');
    await write('nobody@example.org');
    await write('full@example.org');
    await sender(
      server.url,
      createLogger((line) => lines.push(line)),
    )();
    expect(lines).toHaveLength(2);
    expect(lines.join()).toContain('smtp-550');
    expect(lines.join()).not.toMatch(/example\.org|unknown|full/);
  });
});

describe('single recipient', () => {
  it('with a hundred emails does not delay others', async () => {
    for (let count = 1; count <= 100; count += 1) await write('Eva@example.org', `eva:${count}`);
    await write('eva@Example.org', 'eva:101');
    for (let count = 1; count <= 10; count += 1) await write(`guest${count}@example.org`);
    const sendDue = sender();
    expect(await sendDue()).toBe(15);
    expect(server.recipients.filter((recipient) => /^guest/.test(recipient))).toHaveLength(10);
    let rounds = 1;
    while ((await sendDue()) > 0) rounds += 1;
    expect(rounds).toBe(21);
  });

  it('gets emails in the order they were enqueued', async () => {
    for (let count = 1; count <= 5; count += 1) await write('eva@example.org', `eva:${count}`);
    await sender()();
    const keys = server.messages.map((message) => /^X-Mail-Key: (.*)$/m.exec(message)?.[1]?.trim());
    expect(keys).toEqual(['eva:1', 'eva:2', 'eva:3', 'eva:4', 'eva:5']);
  });

  it('gets a new email before rejected ones', async () => {
    answers.set('eva@example.org', '451 4.7.1 later');
    for (let count = 1; count <= 5; count += 1) await write('eva@example.org', `eva:${count}`);
    const sendDue = sender();
    await sendDue();
    answers.clear();
    seconds(10);
    await write('eva@example.org', 'eva:new');
    await sendDue();
    expect(await rowOf('eva:new')).toMatchObject({ sent_at: clock.now() });
  });
});

describe('unreachable mail server', () => {
  it('uses up no delivery attempt and is not contacted for a while', async () => {
    const { url } = server;
    await server.close();
    for (let count = 1; count <= 10; count += 1) await write(`guest${count}@example.org`);
    const lines: string[] = [];
    const sendDue = sender(
      url,
      createLogger((line) => lines.push(line)),
    );
    for (let round = 0; round < 10; round += 1) await sendDue();
    expect(lines).toHaveLength(4);
    for (let hour = 0; hour < 24; hour += 1) {
      seconds(3_600);
      await sendDue();
    }
    const rows = await test.db.selectFrom('mail').select(['attempts', 'failed_at']).execute();
    expect(rows).toEqual(Array(10).fill({ attempts: 0, failed_at: null }));

    server = await startSmtpServer();
    seconds(300);
    expect(await sender()()).toBe(10);
  });
});

describe('mail server that rejects every recipient', () => {
  const denied = '554 5.7.1 relay access denied';
  const guests = (count: number) =>
    Array.from({ length: count }, (_, index) => `guest${index + 1}@example.org`);
  const writeAll = async (recipients: string[]) => {
    for (const recipient of recipients) await write(recipient);
  };
  const reject = (recipients: string[], reply = denied) => {
    for (const recipient of recipients) answers.set(recipient, reply);
  };
  const failures = async () =>
    (await test.db.selectFrom('mail').select('failed_at').execute()).filter(
      ({ failed_at }) => failed_at !== null,
    ).length;

  it('loses no email: all are sent once the server accepts mail again', async () => {
    const recipients = guests(4);
    await writeAll(recipients);
    reject(recipients);
    const lines: string[] = [];
    const sendDue = sender(
      server.url,
      createLogger((line) => lines.push(line)),
    );
    for (let round = 0; round < 3 * 48; round += 1) {
      await sendDue();
      seconds(1_800);
    }
    expect(await failures()).toBe(0);
    const errors = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'error');
    expect(errors.map(({ message, code }) => [message, code])).toContainEqual([
      'The mail server rejects all emails',
      'smtp-554',
    ]);
    answers.clear();
    seconds(1_800);
    expect(await sendDue()).toBe(4);
  });

  it('is detected over several hours, and failed emails are retried', async () => {
    const recipients = guests(3);
    reject(recipients);
    const sendDue = sender();
    for (const recipient of recipients) {
      await write(recipient);
      await sendDue();
      seconds(5 * 3_600);
    }
    expect(await failures()).toBe(0);
  });

  it('is not assumed after an accepted email: rejections are final', async () => {
    const recipients = guests(3);
    reject(recipients);
    const sendDue = sender();
    await writeAll(recipients);
    await sendDue();
    expect(await failures()).toBe(0);
    seconds(60);
    await write('anna@example.org');
    await sendDue();
    seconds(3_600);
    await sendDue();
    expect(await failures()).toBe(3);
  });

  it('is not assumed for three recipients rejected with different codes', async () => {
    const recipients = guests(3);
    ['550 unknown', '553 bad name', '554 denied'].forEach((reply, index) =>
      answers.set(recipients[index] ?? '', reply),
    );
    await writeAll(recipients);
    await sender()();
    expect(await failures()).toBe(3);
  });

  it('is not assumed for one recipient rejected three times', async () => {
    answers.set('eva@example.org', '550 unknown');
    for (const key of ['one', 'two', 'three']) await write('eva@example.org', key);
    await sender()();
    expect(await failures()).toBe(3);
  });
});

it('logs an undeliverable email as an error', async () => {
  const lines: string[] = [];
  answers.set('nobody@example.org', '550 unknown');
  await write('nobody@example.org');
  await sender(
    server.url,
    createLogger((line) => lines.push(line)),
  )();
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      level: 'error',
      message: 'An email could not be delivered and is not retried',
      code: 'smtp-550',
    }),
  ]);
});
