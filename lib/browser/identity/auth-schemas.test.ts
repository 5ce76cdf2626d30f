import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  createChangeEmailSchema,
  changePasswordSchema,
  confirmSchema,
  deleteAccountSchema,
  forgotSchema,
  newEmailCodeSchema,
  registerSchema,
  resetSchema,
  signInSchema,
} from './auth-schemas';

const email = 'mareike@thiessen.example';
const password = 'Lautlos-2026!';

/** Returns the first problem of each field. */
function problems(schema: z.ZodType, values: unknown): Record<string, string> {
  const { error } = schema.safeParse(values);
  const entries = (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
  return Object.fromEntries(entries.reverse());
}

describe('every form', () => {
  it.each([
    ['signIn', signInSchema, { email, password }],
    ['register', registerSchema, { email, phone: '', password }],
    ['register without a phone', registerSchema, { email, password }],
    ['confirm', confirmSchema, { email, code: '123456' }],
    ['forgot', forgotSchema, { email }],
    ['reset', resetSchema, { email, code: '123456', newPassword: password }],
    ['changePassword', changePasswordSchema, { oldPassword: 'old', newPassword: password }],
    ['changeEmail', createChangeEmailSchema('old@thiessen.example'), { newEmail: email, password }],
    ['newEmailCode', newEmailCodeSchema, { code: '123456' }],
    ['deleteAccount', deleteAccountSchema, { password }],
  ])('%s accepts valid values', (_, schema, values) => {
    expect(problems(schema, values)).toEqual({});
  });

  it.each([
    ['signIn', signInSchema, { email: 'email', password: 'password' }],
    ['register', registerSchema, { email: 'email', password: 'passwordWeak' }],
    ['confirm', confirmSchema, { email: 'email', code: 'code' }],
    ['forgot', forgotSchema, { email: 'email' }],
    ['reset', resetSchema, { email: 'email', code: 'code', newPassword: 'passwordWeak' }],
    [
      'changePassword',
      changePasswordSchema,
      { oldPassword: 'password', newPassword: 'passwordWeak' },
    ],
    [
      'changeEmail',
      createChangeEmailSchema('old@thiessen.example'),
      { newEmail: 'email', password: 'password' },
    ],
    ['newEmailCode', newEmailCodeSchema, { code: 'code' }],
    ['deleteAccount', deleteAccountSchema, { password: 'password' }],
  ])('%s reports every missing field', (_, schema, expected) => {
    expect(problems(schema, {})).toEqual(expected);
    const empty = Object.fromEntries(Object.keys(expected).map((field) => [field, '']));
    expect(problems(schema, empty)).toEqual(expected);
  });
});

describe('email address', () => {
  it.each([
    'mareike',
    'mareike@',
    '@thiessen.example',
    'a b@c.example',
    `${'a'.repeat(250)}@b.example`,
  ])('rejects %s', (wrong) => {
    expect(problems(forgotSchema, { email: wrong })).toEqual({ email: 'email' });
  });

  it('trims surrounding spaces', () => {
    expect(forgotSchema.parse({ email: `  ${email} ` })).toEqual({ email });
  });
});

describe('new email address', () => {
  it.each([email, email.toUpperCase(), ` ${email}`])('has to differ from %s', (newEmail) => {
    expect(problems(createChangeEmailSchema(email), { newEmail, password })).toEqual({
      newEmail: 'emailSame',
    });
  });
});

describe('new password', () => {
  it.each([
    ['Kurz-1!', 'passwordWeak'],
    ['OHNEKLEINE-1', 'passwordWeak'],
    ['ohnegrosse-1', 'passwordWeak'],
    ['Ohne-Ziffer!', 'passwordWeak'],
    ['OhneZeichen1', 'passwordWeak'],
    [` ${password}`, 'passwordSpaces'],
    [`${password} `, 'passwordSpaces'],
    [`Aa1!${'x'.repeat(253)}`, 'passwordLong'],
  ])('rejects %j with the problem %s', (wrong, expected) => {
    expect(problems(registerSchema, { email, password: wrong })).toEqual({ password: expected });
  });

  it('may contain spaces and any characters', () => {
    expect(problems(registerSchema, { email, password: 'Leise Straße 7 ☂' })).toEqual({});
  });

  it('has to differ from the current one', () => {
    const values = { oldPassword: password, newPassword: password };
    expect(problems(changePasswordSchema, values)).toEqual({ newPassword: 'passwordSame' });
  });
});

describe('current password', () => {
  it('is sent as typed, however weak', () => {
    expect(signInSchema.parse({ email, password: ' alt ' }).password).toBe(' alt ');
  });
});

describe('code', () => {
  it.each([
    '123456',
    ' 123 456 ',
    '12 34 56',
    '123-456',
    '１２３４５６',
    '123\u00a0456',
    '123\u200b456\n',
  ])('reads %j as 123456', (typed) => {
    expect(newEmailCodeSchema.parse({ code: typed })).toEqual({ code: '123456' });
  });

  it.each(['12345', '1234567', '12345a', 'code', '12.345.6'])('rejects %j', (typed) => {
    expect(problems(newEmailCodeSchema, { code: typed })).toEqual({ code: 'code' });
  });
});

describe('telephone number', () => {
  it.each([
    ['', ''],
    ['   ', ''],
    ['+49 30 555 0188', '+49305550188'],
    ['0049 30 5550188', '+49305550188'],
    ['030 / 555 01-88', '+49305550188'],
    ['+49 (0)30 5550188', '+49305550188'],
    ['+44 20 7946 0018', '+442079460018'],
  ])('normalises %j to %j', (typed, expected) => {
    expect(registerSchema.parse({ email, phone: typed, password }).phone).toBe(expected);
  });

  it.each([
    '12345',
    '+49',
    'keine',
    '+0123456789',
    '030 555 0188 Durchwahl 4',
    '+1234567890123456',
  ])('rejects %j', (typed) => {
    expect(problems(registerSchema, { email, phone: typed, password })).toEqual({
      phone: 'phone',
    });
  });
});
