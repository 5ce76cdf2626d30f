import { execFile } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type RunningServices, startServices } from '@/e2e/support/start-services';
import { getProgramArguments } from '@/tools/build/compile-programs.mjs';
import { loadConfig } from '../platform/services-config';
import { openDatabase } from '../database/database';

let backend: RunningServices;

/** Runs an operator's command in a separate process next to the running shop. */
async function run(program: string, ...words: string[]) {
  const command = [...(await getProgramArguments(program)), ...words];
  const options = { env: { ...process.env, DATA_DIR: backend.dataDir } };
  return new Promise<{ isDone: boolean; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, command, options, (error, stdout, stderr) =>
      resolve({ isDone: error === null, stdout, stderr }),
    );
  });
}

beforeAll(async () => {
  backend = await startServices();
});

afterAll(() => backend.stop());

describe('npm run restock', { timeout: 120_000 }, () => {
  it('moves a restock to another day and reports the reason when it cannot', async () => {
    const inDays = (days: number) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    expect(await run('restock', 'HR.25.H.L.GR', '1', '--expected', inDays(19))).toEqual({
      isDone: true,
      stdout: 'Delivery 1 of HR.25.H.L.GR has its new day. No order moved along.\n',
      stderr: '',
    });
    expect(await run('restock', 'HR.25.H.L.GR', '1', '--expected', inDays(400))).toEqual({
      isDone: false,
      stdout: '',
      stderr: 'Delivery 1 of HR.25.H.L.GR cannot pass the other one.\n',
    });
    const { stderr } = await run('restock', 'HR.25.H.L.GR', '3');
    expect(stderr).toContain('the delivery is 1 or 2');
    expect(stderr).toContain('npm run restock -- <SKU>');
  });
});

describe('npm run dealer-request', { timeout: 120_000 }, () => {
  it('lists, shows and rejects requests under review', async () => {
    expect((await run('dealer-request', 'list')).stdout).toBe('Nothing is under review.\n');
    const id = 'ab12'.repeat(8);
    const db = openDatabase(loadConfig({ DATA_DIR: backend.dataDir }).database);
    const texts = ['company', 'contact', 'street', 'streetNumber', 'zipCode', 'city', 'phone'];
    const more = ['email', 'website', 'vatId', 'iban'];
    const wanted = Object.fromEntries([...texts, ...more].map((name) => [name, name]));
    await db
      .insertInto('master_data_request')
      .columns(['id', 'customer_id', 'language', 'requested_data', 'sent_at', 'state'])
      .expression((query) =>
        query
          .selectFrom('customer')
          .where('email', '=', 'laden@lautlos.example')
          .select(({ val }) => [
            val(id).as('id'),
            'customer.id as customer_id',
            val('de').as('language'),
            val(JSON.stringify({ ...wanted, openingHours: [] })).as('wanted'),
            val(Date.now()).as('sent_at'),
            val('review').as('state'),
          ]),
      )
      .execute();
    await db.destroy();
    expect((await run('dealer-request', 'list')).stdout).toContain(`${id}  `);
    expect((await run('dealer-request', 'show', 'ab12')).stdout).toContain('"iban": "iban"');
    expect((await run('dealer-request', 'refuse', 'ab12')).stderr).toContain('needs a reason');
    const rejected = await run(
      'dealer-request',
      'refuse',
      'ab12',
      '--reason',
      'Das ist kein Name.',
    );
    expect(rejected.stdout).toBe(`Request ${id} of company is refused.\n`);
    expect((await run('dealer-request', 'accept', 'ab12')).stderr).toBe(
      `Request ${id} is refused already.\n`,
    );
  });
});

describe('npm run second-factor', { timeout: 120_000 }, () => {
  it('removes the authenticator app of an account', async () => {
    expect(await run('second-factor', 'remove', 'nobody@lautlos.example')).toMatchObject({
      isDone: false,
      stderr: 'There is no account with this e-mail at the embedded identity service.\n',
    });
    const { stdout } = await run('second-factor', 'remove', 'laden@lautlos.example');
    expect(stdout).toBe('This account signs in without a second step. Nothing was changed.\n');
    vi.stubEnv('IDENTITY_URL', 'https://cognito-idp.eu-central-1.amazonaws.com');
    const elsewhere = await run('second-factor', 'remove', 'laden@lautlos.example');
    vi.unstubAllEnvs();
    expect(elsewhere).toMatchObject({
      isDone: false,
      stderr: expect.stringMatching(/^The accounts are at https:\/\/cognito.* switch .* off there/),
    });
  });
});
