import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestRest, type TestRest } from './testing/test-rest';

let tools: TestRest;
const logged: string[] = [];

beforeAll(async () => {
  const log = (message: string) => void logged.push(message);
  tools = await openTestRest({ logger: { info: log, warn: log, error: log } });
});

afterAll(() => tools.close());

const responseOf = async (response: Response) => ({
  status: response.status,
  body: (await response.json()) as { message: string; fields?: string[] },
});

describe('tools API', () => {
  it.each([
    ['de', 'Dazu haben wir nichts gefunden.'],
    ['en', 'We found nothing for this.'],
  ])('returns a not-found message in %s', async (language, message) => {
    expect(await responseOf(await tools.call('/nothing', { language }))).toEqual({
      status: 404,
      body: { message },
    });
  });

  it('prefers ?lang= over Accept-Language', async () => {
    const { body } = await responseOf(await tools.call('/nothing?lang=en', { language: 'de' }));
    expect(body.message).toBe('We found nothing for this.');
  });

  it.each([
    ['invalid JSON', 'x', ['body']],
    ['a list', [], ['body']],
    ['an empty object', {}, ['email', 'language']],
    ['an invalid email', { email: 'x', language: 'de' }, ['email']],
  ])('lists the invalid fields of %s', async (_, body, fields) => {
    expect(await responseOf(await tools.call('/newsletter', { body }))).toMatchObject({
      status: 400,
      body: { message: 'Bitte prüfen Sie Ihre Angaben.', fields },
    });
  });

  it('rejects an oversized body with 413 before parsing', async () => {
    const body = JSON.stringify({ email: 'x'.repeat(40_000) });
    expect((await responseOf(await tools.call('/newsletter', { body }))).status).toBe(413);
  });

  it('forbids caching of successful and failed responses', async () => {
    for (const path of ['/nothing', '/vat-check']) {
      const { headers } = await tools.call(path, { body: { vatID: 'x', countryId: 'de' } });
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('hides the cause of an internal error and logs it', async () => {
    await tools.shop.db.schema.alterTable('newsletter_subscription').renameTo('gone').execute();
    const body = { email: 'anna@lautlos.example', language: 'de' };
    const answer = await responseOf(await tools.call('/newsletter', { body }));
    await tools.shop.db.schema.alterTable('gone').renameTo('newsletter_subscription').execute();
    expect(answer.status).toBe(500);
    expect(answer.body.message).toMatch(/^Das hat nicht geklappt/);
    expect(JSON.stringify(answer)).not.toMatch(/newsletter_subscription|sql/i);
    expect(logged).toContain('A tool failed');
  });
});

describe('VAT check', () => {
  it.each([
    ['ATU13585627', 'CONFIRMED', 'at'],
    ['atu 1358 5627', 'CONFIRMED', 'at'],
    ['ATU13585628', 'INVALID', null],
    ['hello', 'INVALID', null],
  ])('of %s returns %s', async (vatID, state, country) => {
    const response = await tools.call('/vat-check', { body: { vatID, countryId: 'at' } });
    expect(await response.json()).toEqual({ state, country });
  });

  it.each([
    [{ vatID: '', countryId: 'at' }, ['vatID']],
    [{ vatID: 'x'.repeat(41), countryId: 'at' }, ['vatID']],
    [{ vatID: 'ATU13585627', countryId: 'AUT' }, ['countryId']],
  ])('rejects %o', async (body, fields) => {
    expect(await responseOf(await tools.call('/vat-check', { body }))).toMatchObject({
      status: 400,
      body: { fields },
    });
  });
});
