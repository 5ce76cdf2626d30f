import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../database/database';
import { DatabaseUnavailable } from '../database/database-errors';
import { silentLogger } from '../platform/logger';
import { createFailingDatabase } from '../testing/database-faults';
import { createFakeClock, type FakeClock } from '../testing/fake-clock-and-vies';
import { type SmtpServer, startSmtpServer } from '../testing/smtp-server';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { claimMail, listDueMails, rescheduleMail, markMailSent } from './mail-queue';
import { enqueueMail, listMails } from './outbox';
import { createMailSender } from './mail-sender';
import { type DeliverMail, createSmtpDelivery } from './mail-transport';

const root = fileURLToPath(new URL('../..', import.meta.url));
const claimMs = 2 * 60 * 1000;
const bounds = { limit: 10, perRecipient: 5 };

let test: TestDatabase;
let other: Database;
let clock: FakeClock;

beforeEach(async () => {
  test = await openTestDatabase();
  other = openDatabase(test.location);
  clock = createFakeClock();
});

afterEach(async () => {
  await other.destroy();
  await test.close();
});

const write = (key: string, recipient = `${key}@example.org`) =>
  enqueueMail(
    test.db,
    { key, recipient, subject: 'Ihre Bestellung', text: 'Danke.', html: '<p>Danke.</p>' },
    clock.now(),
  );

const sender = (db: Database, deliver: DeliverMail) =>
  createMailSender({ db, clock, logger: silentLogger, deliver }).sendDue;

const messageIds = ({ messages }: SmtpServer) =>
  messages.map((message) => /^Message-ID: (.*)$/im.exec(message)?.[1]?.trim());

describe('two mail senders on one database', () => {
  it('never send one email twice', async () => {
    const delivered: string[] = [];
    for (let count = 1; count <= 40; count += 1) await write(`mail${count}`);
    const deliver: DeliverMail = async ({ key }) => {
      await new Promise((resolve) => setImmediate(resolve));
      delivered.push(key);
    };
    const counts = await Promise.all([sender(test.db, deliver)(), sender(other, deliver)()]);
    expect(delivered.toSorted()).toEqual([...new Set(delivered)].toSorted());
    expect(delivered).toHaveLength(40);
    expect(counts.reduce((sum, count) => sum + count)).toBe(40);
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  it('skip an email that the other one is sending', async () => {
    await write('mail');
    let end = () => {};
    let isSending = () => {};
    const sending = new Promise<void>((resolve) => (isSending = resolve));
    const slow = sender(test.db, () => {
      isSending();
      return new Promise((resolve) => (end = resolve));
    })();
    await sending;
    expect(await listDueMails(other, clock.now(), bounds)).toEqual([]);
    expect(await sender(other, async () => undefined)()).toBe(0);
    end();
    expect(await slow).toBe(1);
  });
});

describe('mail claim', () => {
  const claimed = async () => {
    await write('mail');
    const [due] = await listDueMails(test.db, clock.now(), bounds);
    if (!due) throw new Error('Nothing is due');
    const until = clock.now() + claimMs;
    expect(await claimMail(test.db, due, until)).toMatchObject({ key: 'mail' });
    return { id: due.id, untils: [until] };
  };
  const failure = { code: 'smtp-550', serverReply: '' };
  const stateOf = (id: number) =>
    test.db
      .selectFrom('mail')
      .select(['sent_at', 'failed_at', 'next_attempt_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  it('expires, and the email is due again', async () => {
    await claimed();
    clock.advance(claimMs - 1);
    expect(await listDueMails(test.db, clock.now(), bounds)).toEqual([]);
    clock.advance(1);
    expect(await listDueMails(test.db, clock.now(), bounds)).toHaveLength(1);
  });

  it('no longer changes the email after it was lost', async () => {
    const { id, untils } = await claimed();
    clock.advance(claimMs);
    const [due] = await listDueMails(other, clock.now(), bounds);
    const second = clock.now() + claimMs;
    expect(due && (await claimMail(other, due, second))).toMatchObject({ key: 'mail' });
    const gaveUp = { now: clock.now(), dueAt: clock.now(), attempts: 1, failedAt: clock.now() };
    await rescheduleMail(test.db, { id, untils }, failure, gaveUp);
    expect(await stateOf(id)).toEqual({ sent_at: null, failed_at: null, next_attempt_at: second });
  });

  it('still records a sent email after it was lost', async () => {
    const { id, untils } = await claimed();
    const never = { now: 0, dueAt: 0, attempts: 1, failedAt: 1 };
    await rescheduleMail(test.db, { id, untils }, failure, never);
    await markMailSent(test.db, id, clock.now());
    expect(await stateOf(id)).toMatchObject({ sent_at: clock.now(), failed_at: null });
  });
});

describe('slow email delivery', () => {
  it('stays with its sender, which records the result', async () => {
    await write('mail');
    let rejectDelivery = (_error: unknown) => {};
    let isSending = () => {};
    const sending = new Promise<void>((resolve) => (isSending = resolve));
    const deliver: DeliverMail = () => {
      isSending();
      return new Promise((_resolve, reject) => (rejectDelivery = reject));
    };
    const { sendDue, renewClaims } = createMailSender({
      ...{ db: test.db, clock, logger: silentLogger, deliver },
    });
    const slow = sendDue();
    await sending;
    for (let minute = 0; minute < 10; minute += 1) {
      clock.advance(60_000);
      await renewClaims();
      expect(await sender(other, async () => undefined)()).toBe(0);
    }
    rejectDelivery(Object.assign(new Error('unknown'), { responseCode: 550, command: 'RCPT TO' }));
    expect(await slow).toBe(0);
    const row = await test.db.selectFrom('mail').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ failure_code: 'smtp-550', failed_at: clock.now() });
  });
});

describe('database outage', () => {
  it('during delivery does not send the email twice', async () => {
    await write('mail');
    const line = createFailingDatabase(test.db);
    let count = 0;
    const deliver: DeliverMail = async () => {
      count += 1;
      line.failAfter(0);
    };
    const { sendDue, renewClaims } = createMailSender({
      ...{ db: line.db, clock, logger: silentLogger, deliver },
    });
    await expect(sendDue()).rejects.toThrow(DatabaseUnavailable);
    clock.advance(60_000);
    await expect(sendDue()).rejects.toThrow(DatabaseUnavailable);
    await expect(renewClaims()).rejects.toThrow(DatabaseUnavailable);
    line.recover();
    await renewClaims();
    clock.advance(claimMs - 1);
    expect(await sender(other, deliver)()).toBe(0);
    expect(await sendDue()).toBe(0);
    clock.advance(claimMs);
    expect(await sendDue()).toBe(0);
    expect(await sender(other, deliver)()).toBe(0);
    expect(count).toBe(1);
    expect(await listMails(test.db, 1)).toMatchObject([{ attempts: 1, lastError: null }]);
  });

  it.each([1, 2, 3])(
    'before delivery, after %i statements, delays the email by seconds',
    async (statements) => {
      await write('mail');
      const line = createFailingDatabase(test.db);
      const { sendDue } = createMailSender({
        ...{ db: line.db, clock, logger: silentLogger, deliver: async () => undefined },
      });
      line.failAfter(statements);
      await expect(sendDue()).rejects.toThrow(DatabaseUnavailable);
      line.recover();
      expect(await sendDue()).toBe(0);
      clock.advance(5_000);
      expect(await sendDue()).toBe(1);
    },
  );
});

describe('sender killed after the server accepted an email', () => {
  it('resends the email with the same Message-ID when its claim expires', async () => {
    await write('order:1');
    let kill: (() => void) | null = null;
    const server = await startSmtpServer({
      onMessage: () => {
        const isFirst = kill !== null;
        kill?.();
        kill = null;
        return !isFirst;
      },
    });
    const script = [
      '--import',
      'tsx',
      'services/testing/run-mail-sender.ts',
      test.location,
      server.url,
    ];
    const child = spawn(process.execPath, script, { cwd: root, stdio: 'ignore' });
    kill = () => child.kill('SIGKILL');
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
    expect(server.messages).toHaveLength(1);

    clock = createFakeClock(new Date().toISOString());
    const sendDue = sender(
      test.db,
      createSmtpDelivery(server.url, 'Lautlos <post@lautlos.example>'),
    );
    expect(await sendDue()).toBe(0);
    clock.advance(claimMs);
    expect(await sendDue()).toBe(1);
    expect(await sendDue()).toBe(0);
    expect(messageIds(server)).toEqual([
      expect.stringMatching(/^<[0-9a-f]{40}@lautlos\.example>$/),
      messageIds(server)[0],
    ]);
    await server.close();
  });

  it('never assigns one Message-ID to two emails', async () => {
    const server = await startSmtpServer();
    await write('order:1');
    await write('order:2');
    await sender(test.db, createSmtpDelivery(server.url, 'Lautlos <post@lautlos.example>'))();
    expect(new Set(messageIds(server)).size).toBe(2);
    await server.close();
  });
});
