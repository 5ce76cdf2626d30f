import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestRest, type TestRest } from './testing/test-rest';

let tools: TestRest;
const logged: string[] = [];

beforeAll(async () => {
  const log = (message: string) => void logged.push(message);
  tools = await openTestRest({ logger: { info: log, warn: log, error: log } });
});

afterAll(() => tools.close());

const said = async (response: Response) => ({
  status: response.status,
  body: (await response.json()) as { message: string; fields?: string[] },
});

describe('the tools API', () => {
  it.each([
    ['de', 'Dazu haben wir nichts gefunden.'],
    ['en', 'We found nothing for this.'],
  ])('says in %s that there is nothing', async (language, message) => {
    expect(await said(await tools.call('/nothing', { language }))).toEqual({
      status: 404,
      body: { message },
    });
  });

  it('lets ?lang= win over Accept-Language', async () => {
    const { body } = await said(await tools.call('/nothing?lang=en', { language: 'de' }));
    expect(body.message).toBe('We found nothing for this.');
  });

  it.each([
    ['no JSON', 'x', ['body']],
    ['a list', [], ['body']],
    ['nothing in it', {}, ['email', 'language']],
    ['a wrong e-mail', { email: 'x', language: 'de' }, ['email']],
  ])('names the wrong fields of %s', async (_, body, fields) => {
    expect(await said(await tools.call('/newsletter', { body }))).toMatchObject({
      status: 400,
      body: { message: 'Bitte prüfen Sie Ihre Angaben.', fields },
    });
  });

  it('refuses what is too large before it is read', async () => {
    const body = JSON.stringify({ email: 'x'.repeat(40_000) });
    expect((await said(await tools.call('/newsletter', { body }))).status).toBe(413);
  });

  it('forbids to keep an answer, good or bad', async () => {
    for (const path of ['/nothing', '/vat-check']) {
      const { headers } = await tools.call(path, { body: { vatID: 'x', countryId: 'de' } });
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('tells nothing of a failure of its own but logs it', async () => {
    await tools.shop.db.schema.alterTable('newsletter_subscription').renameTo('gone').execute();
    const body = { email: 'anna@lautlos.example', language: 'de' };
    const answer = await said(await tools.call('/newsletter', { body }));
    await tools.shop.db.schema.alterTable('gone').renameTo('newsletter_subscription').execute();
    expect(answer.status).toBe(500);
    expect(answer.body.message).toMatch(/^Das hat nicht geklappt/);
    expect(JSON.stringify(answer)).not.toMatch(/newsletter_subscription|sql/i);
    expect(logged).toContain('A tool failed');
  });
});

describe('the VAT check', () => {
  it.each([
    ['ATU13585627', 'CONFIRMED', 'at'],
    ['atu 1358 5627', 'CONFIRMED', 'at'],
    ['ATU13585628', 'INVALID', null],
    ['hello', 'INVALID', null],
  ])('of %s says %s', async (vatID, state, country) => {
    const response = await tools.call('/vat-check', { body: { vatID, countryId: 'at' } });
    expect(await response.json()).toEqual({ state, country });
  });

  it.each([
    [{ vatID: '', countryId: 'at' }, ['vatID']],
    [{ vatID: 'x'.repeat(41), countryId: 'at' }, ['vatID']],
    [{ vatID: 'ATU13585627', countryId: 'AUT' }, ['countryId']],
  ])('refuses %o', async (body, fields) => {
    expect(await said(await tools.call('/vat-check', { body }))).toMatchObject({
      status: 400,
      body: { fields },
    });
  });
});
