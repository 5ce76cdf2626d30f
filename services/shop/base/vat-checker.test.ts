import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silentLogger } from '../../platform/logger';
import {
  type FakeClock,
  createFakeClock,
  type FakeViesServer,
  startFakeVies,
} from '../../testing/fake-clock-and-vies';
import { createVatChecker } from './vat-checker';

let vies: FakeViesServer;
let clock: FakeClock;
let warnings: Record<string, unknown>[];

beforeEach(async () => {
  vies = await startFakeVies();
  clock = createFakeClock();
  warnings = [];
});

afterEach(() => vies.close());

const logger = {
  ...silentLogger,
  warn: (_message: string, fields = {}) => void warnings.push(fields),
};
const checker = (viesUrl: string | null = vies.url) =>
  createVatChecker({ viesUrl, clock, logger, timeoutMs: 150 });
const stateOf = async (text: string, viesUrl?: string | null) =>
  (await checker(viesUrl).check(text)).state;
const hour = 60 * 60 * 1000;

describe('VAT checker without a register', () => {
  it.each([
    ['atu 1358.5627', 'CONFIRMED'],
    ['CHE-116.281.710 MWST', 'CONFIRMED'],
    ['ATU13585628', 'INVALID'],
    ['', 'INVALID'],
  ])('%j is %s', async (text, state) => {
    expect(await stateOf(text, null)).toBe(state);
    expect(vies.requests).toEqual([]);
  });
});

describe('VAT checker with a register', () => {
  it('confirms a registered number, queried by prefix and number', async () => {
    const { state, vatId } = await checker().check('GR 094259216');
    expect({ state, country: vatId?.countryId }).toEqual({ state: 'CONFIRMED', country: 'gr' });
    expect(vies.requests).toEqual([
      { path: '/check-vat-number', countryCode: 'EL', vatNumber: '094259216' },
    ]);
  });

  it('rejects an unregistered number', async () => {
    vies.response = { body: { valid: false, userError: 'INVALID' } };
    expect(await stateOf('ATU13585627')).toBe('REFUSED');
  });

  it('skips queries for malformed numbers and unsupported countries', async () => {
    expect(await stateOf('ATU13585628')).toBe('INVALID');
    expect(await stateOf('GB980780684')).toBe('PLAUSIBLE');
    expect(vies.requests).toEqual([]);
  });

  it.each<[string, FakeViesServer['response']]>([
    ['does not respond', 'never'],
    ['fails', { status: 500, body: 'oops' }],
    ['returns HTML', { body: '<html>' }],
    ['returns an incomplete response', { body: { countryCode: 'AT' } }],
    ['cannot reach the member state', { body: { valid: false, userError: 'MS_UNAVAILABLE' } }],
    [
      'is overloaded',
      { body: { actionSucceed: false, errorWrappers: [{ error: 'MS_MAX_CONCURRENT_REQ' }] } },
    ],
  ])(
    'returns plausible when the register %s, and logs it without the number',
    async (_name, answer) => {
      vies.response = answer;
      expect(await stateOf('ATU13585627')).toBe('PLAUSIBLE');
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).toMatchObject({ country: 'AT' });
      expect(JSON.stringify(warnings)).not.toContain('13585627');
    },
  );

  it('returns plausible when the register is unreachable', async () => {
    await vies.close();
    expect(await stateOf('ATU13585627')).toBe('PLAUSIBLE');
  });
});

describe('response cache', () => {
  it('stores a response for a day', async () => {
    const { check } = checker();
    await check('ATU13585627');
    vies.response = { body: { valid: false } };
    clock.advance(24 * hour - 1);
    expect((await check('ATU 13585627')).state).toBe('CONFIRMED');
    expect(vies.requests).toHaveLength(1);
    clock.advance(1);
    expect((await check('ATU13585627')).state).toBe('REFUSED');
    expect(vies.requests).toHaveLength(2);
  });

  it('does not cache missing responses', async () => {
    const { check } = checker();
    vies.response = { status: 503, body: '' };
    expect((await check('ATU13585627')).state).toBe('PLAUSIBLE');
    vies.response = { body: { valid: true } };
    expect((await check('ATU13585627')).state).toBe('CONFIRMED');
  });

  it('sends one request for two concurrent checks', async () => {
    const { check } = checker();
    const answers = await Promise.all([check('ATU13585627'), check('ATU13585627')]);
    expect(answers.map(({ state }) => state)).toEqual(['CONFIRMED', 'CONFIRMED']);
    expect(vies.requests).toHaveLength(1);
  });
});
