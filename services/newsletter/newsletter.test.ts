import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestRest, type TestRest } from '../testing/test-rest';
import { removeStaleSubscriptions } from './newsletter.service';
import { parseUnsubscribeToken, createUnsubscribeToken } from '../mail/confirmation-tokens';

let tools: TestRest;

beforeAll(async () => {
  tools = await openTestRest();
});

afterAll(() => tools.close());

beforeEach(async () => {
  const { db } = tools.shop;
  await db.deleteFrom('newsletter_subscription').execute();
  await db.deleteFrom('mail').execute();
  await db.deleteFrom('rate_window').execute();
});

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const email = 'anna@example.org';

const ask = (fields: Record<string, unknown> = {}) =>
  tools.call('/newsletter', { body: { email, language: 'de', ...fields } });
const confirm = (token: string) => tools.call('/newsletter/confirm', { body: { token } });
const unsubscribe = (token: string) => tools.call('/newsletter/unsubscribe', { body: { token } });

async function lastToken(page: 'confirm' | 'unsubscribe'): Promise<string> {
  const text = (await tools.mails()).at(-1)?.text ?? '';
  return new RegExp(`/newsletter/${page}\\?token=(\\S+)`).exec(text)?.[1] ?? 'none';
}

const rows = () => tools.shop.db.selectFrom('newsletter_subscription').selectAll().execute();
const subjects = async () => (await tools.mails()).map(({ subject }) => subject);

describe('newsletter', () => {
  it('sends nothing before confirmation and stores proof of sign-up and confirmation', async () => {
    const response = await ask();
    expect(response.status).toBe(202);
    expect(await rows()).toMatchObject([
      { email, language: 'de', state: 'pending', consent_version: '2026-11', confirmed_at: null },
    ]);
    const token = await lastToken('confirm');
    expect(JSON.stringify(await rows())).not.toContain(token);

    tools.shop.clock.advance(hour);
    expect((await confirm(token)).status).toBe(200);
    const [row] = await rows();
    expect(row?.state).toBe('confirmed');
    expect(row?.confirmed_at).toBe((row?.requested_at ?? 0) + hour);
    expect(await subjects()).toEqual([
      'Bitte bestätigen: einmal im Monat Post von Lautlos',
      'Sie bekommen Post von Lautlos',
    ]);
  });

  it('includes an unsubscribe link in every email that needs no other proof', async () => {
    await ask({ language: 'en' });
    expect(await lastToken('unsubscribe')).not.toBe('none');
    await confirm(await lastToken('confirm'));
    const token = await lastToken('unsubscribe');
    expect((await unsubscribe(token)).status).toBe(200);
    expect((await unsubscribe(token)).status).toBe(200);
    expect(await rows()).toMatchObject([{ state: 'ended', confirm_hash: null }]);
    expect(await tools.mails()).toHaveLength(2);
  });

  it('returns the same response for known and unknown addresses', async () => {
    const first = await ask();
    await confirm(await lastToken('confirm'));
    tools.shop.clock.advance(hour);
    const known = await ask();
    const unknown = await ask({ email: 'neu@example.org' });
    for (const answer of [known, unknown]) expect(answer.status).toBe(first.status);
    expect(await known.text()).toBe(await unknown.text());
    expect(await subjects()).toContain('Sie bekommen schon Post von Lautlos');
    expect((await rows())[0]?.state).toBe('confirmed');
  });

  it('sends one email per address and hour, regardless of the spelling', async () => {
    await ask();
    await ask({ email: ' Anna@Example.org ' });
    tools.shop.clock.advance(hour - 1);
    await ask();
    expect(await tools.mails()).toHaveLength(1);
    tools.shop.clock.advance(1);
    await ask();
    expect(await tools.mails()).toHaveLength(2);
    expect(await rows()).toHaveLength(1);
  });

  it('sends one confirmation email for ten concurrent requests', async () => {
    await Promise.all(Array.from({ length: 10 }, () => ask()));
    expect(await tools.mails()).toHaveLength(1);
  });
});

describe('newsletter confirmation', () => {
  it('acts once when submitted twice', async () => {
    await ask();
    const token = await lastToken('confirm');
    expect((await confirm(token)).status).toBe(200);
    expect((await confirm(token)).status).toBe(200);
    expect(await tools.mails()).toHaveLength(2);
  });

  it.each([
    ['an unknown token', async () => 'x'.repeat(43)],
    [
      'an expired token',
      async () => {
        const token = await lastToken('confirm');
        tools.shop.clock.advance(7 * day + 1);
        return token;
      },
    ],
    [
      'a token replaced by a newer one',
      async () => {
        const token = await lastToken('confirm');
        tools.shop.clock.advance(hour);
        await ask();
        return token;
      },
    ],
    [
      'a token used after unsubscribing',
      async () => {
        const token = await lastToken('confirm');
        await confirm(token);
        await unsubscribe(await lastToken('unsubscribe'));
        return token;
      },
    ],
  ])('is rejected with %s', async (_, token) => {
    await ask();
    const answer = await confirm(await token());
    expect(answer.status).toBe(410);
    expect(await answer.json()).toEqual({
      message: 'Dieser Link gilt nicht mehr. Tragen Sie sich einfach noch einmal ein.',
    });
    expect((await rows())[0]?.state).not.toBe('confirmed');
  });

  it('is not possible by opening a link', async () => {
    await ask();
    const token = await lastToken('confirm');
    expect((await tools.call(`/newsletter/confirm?token=${token}`)).status).toBe(404);
    expect((await rows())[0]?.state).toBe('pending');
  });
});

describe('unsubscribe link', () => {
  it.each(['', 'x', '.', 'someid.', 'someid.AAAA'])('is rejected for %j', async (token) => {
    expect((await unsubscribe(token)).status).toBe(token === '' ? 400 : 404);
  });

  it('is valid for its own subscription only', async () => {
    const secret = 'a secret';
    const token = createUnsubscribeToken('newsletter-unsubscribe', 'one', secret);
    expect(parseUnsubscribeToken('newsletter-unsubscribe', token, secret)).toBe('one');
    expect(
      parseUnsubscribeToken('newsletter-unsubscribe', token.replace('one', 'two'), secret),
    ).toBeNull();
    expect(parseUnsubscribeToken('newsletter-unsubscribe', token, 'another secret')).toBeNull();
    expect(parseUnsubscribeToken('watch-end', token, secret)).toBeNull();
  });

  it('can be undone by a new subscription', async () => {
    await ask();
    await confirm(await lastToken('confirm'));
    await unsubscribe(await lastToken('unsubscribe'));
    tools.shop.clock.advance(hour);
    await ask();
    await confirm(await lastToken('confirm'));
    expect(await rows()).toMatchObject([{ state: 'confirmed', ended_at: null }]);
  });
});

it('deletes an unconfirmed address after 30 days and keeps a confirmed one', async () => {
  await ask();
  await ask({ email: 'andere@example.org' });
  await confirm(await lastToken('confirm'));
  const { services } = tools.shop;
  tools.shop.clock.advance(30 * day);
  expect(await removeStaleSubscriptions(services)).toBe(0);
  tools.shop.clock.advance(1);
  expect(await removeStaleSubscriptions(services)).toBe(1);
  expect(await rows()).toMatchObject([{ email: 'andere@example.org' }]);

  await unsubscribe(await lastToken('unsubscribe'));
  tools.shop.clock.advance(3 * 365 * day);
  expect(await removeStaleSubscriptions(services)).toBe(0);
  tools.shop.clock.advance(4 * day);
  expect(await removeStaleSubscriptions(services)).toBe(1);
});
