import { afterEach, beforeEach, expect, it } from 'vitest';
import { hourMs } from '@/domain/time/durations';
import { createGuestShopper } from '../../testing/shopper';
import { signIdToken } from '../../testing/test-id-token';
import { openTestRest, type TestRest } from '../../testing/test-rest';

let rest: TestRest;

beforeEach(async () => {
  rest = await openTestRest();
});

afterEach(() => rest.shop.close());

const tokenOf = (subject: string, session: string) =>
  signIdToken({
    subject,
    email: `${subject}@example.org`,
    now: rest.shop.clock.now(),
    claims: { origin_jti: session },
  });
const note = (token: string, userAgent: string) =>
  rest.call('/sign-ins', { token, body: { userAgent } });
const list = async (token: string) => {
  const answer = await rest.call('/sign-ins', { token });
  return ((await answer.json()) as { signIns: Record<string, unknown>[] }).signIns;
};

it('are listed for their owner with the current one', async () => {
  const [laptop, phone] = [await tokenOf('anna', 'one'), await tokenOf('anna', 'two')];
  const other = await tokenOf('bert', 'three');
  await note(laptop, 'Firefox');
  rest.shop.clock.advance(hourMs / 2);
  await note(phone, 'Safari');
  await note(other, 'Chrome');
  expect(await list(laptop)).toMatchObject([
    { userAgent: 'Safari', isCurrent: false },
    { userAgent: 'Firefox', isCurrent: true },
  ]);
  expect(JSON.stringify(await list(laptop))).not.toContain('two');
  rest.shop.clock.advance(1000);
  await note(laptop, 'Firefox');
  const [first] = await list(laptop);
  expect(first).toMatchObject({ userAgent: 'Firefox' });
  expect(Number(first?.lastSeenAt) - Number(first?.startedAt)).toBe(hourMs / 2 + 1000);
});

it('end together, and their tokens become invalid', async () => {
  const [laptop, phone] = [await tokenOf('anna', 'one'), await tokenOf('anna', 'two')];
  const other = await tokenOf('bert', 'three');
  for (const token of [laptop, phone, other]) await note(token, 'Firefox');
  expect((await rest.call('/sign-ins/end', { token: laptop, body: {} })).status).toBe(204);
  for (const token of [laptop, phone]) {
    const answer = await rest.shop.query('{ customer { id } }', { token });
    expect(answer.errors?.[0]?.message).toBe('The access token is invalid');
    const state = await rest.call('/sign-in-state', { token });
    expect(await state.json()).toEqual({ hasEnded: true });
  }
  expect(await list(other)).toHaveLength(1);
});

it('report only ended for an invalid token', async () => {
  const good = await tokenOf('anna', 'one');
  const state = async (token?: string) => (await rest.call('/sign-in-state', { token })).json();
  expect(await state(good)).toEqual({ hasEnded: false });
  rest.shop.clock.advance(2 * hourMs);
  expect(await state(good)).toEqual({ hasEnded: false });
  rest.shop.clock.advance(24 * hourMs);
  for (const token of [good, 'x', undefined])
    expect(await state(token)).toEqual({ hasEnded: true });
  const [head, body] = good.split('.');
  expect(await state(`${head}.${body}.AAAA`)).toEqual({ hasEnded: true });
});

it('are unavailable to guests and anonymous clients', async () => {
  const visitor = await createGuestShopper(rest.shop, { email: 'gast@example.org' });
  expect((await rest.call('/sign-ins', { token: visitor.token })).status).toBe(401);
  expect((await rest.call('/sign-ins')).status).toBe(401);
});
