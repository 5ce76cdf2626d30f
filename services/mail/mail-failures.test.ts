import { describe, expect, it } from 'vitest';
import { parseMailRejection } from './mail-failures';

const thrown = (parts: object) => Object.assign(new Error('words of the server'), parts);

describe('parseMailRejection', () => {
  it.each([
    ['mail', 'smtp-550', { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }],
    ['mail', 'smtp-554', { code: 'EMESSAGE', responseCode: 554, command: 'DATA' }],
    ['mail', 'smtp-552', { code: 'EENVELOPE', responseCode: 552, command: 'MAIL FROM' }],
    ['mail', 'eenvelope', { code: 'EENVELOPE', command: 'API' }],
    ['mail', 'emessage', { code: 'EMESSAGE', command: 'MAIL FROM' }],
    ['later', 'smtp-451', { code: 'EENVELOPE', responseCode: 451, command: 'RCPT TO' }],
    ['later', 'smtp-452', { code: 'EMESSAGE', responseCode: 452, command: 'DATA' }],
    ['later', 'unknown', {}],
    ['server', 'smtp-421', { code: 'EENVELOPE', responseCode: 421, command: 'RCPT TO' }],
    ['server', 'smtp-530', { code: 'EENVELOPE', responseCode: 530, command: 'RCPT TO' }],
    ['server', 'smtp-535', { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }],
    ['server', 'smtp-553', { code: 'EENVELOPE', responseCode: 553, command: 'MAIL FROM' }],
    ['server', 'smtp-554', { code: 'EPROTOCOL', responseCode: 554, command: 'CONN' }],
    ['server', 'econnection', { code: 'ECONNECTION', command: 'CONN' }],
    ['server', 'etimedout', { code: 'ETIMEDOUT', command: 'CONN' }],
  ])('classifies a failure as %s: %s %o', (kind, code, parts) => {
    expect(parseMailRejection(thrown(parts))).toEqual({
      kind,
      code,
      serverReply: 'words of the server',
    });
  });

  it.each([['refused'], [null], [undefined]])('accepts any thrown value, such as %s', (error) => {
    expect(parseMailRejection(error)).toMatchObject({ kind: 'later', code: 'unknown' });
  });

  it('excludes server texts from the code', () => {
    expect(parseMailRejection(thrown({ code: 'anna@example.org' })).code).toBe('unknown');
  });
});
