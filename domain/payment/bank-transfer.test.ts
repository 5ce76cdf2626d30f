import { describe, expect, it } from 'vitest';
import { buildGiroCode, type BankTransfer } from './bank-transfer';

const transfer: BankTransfer = {
  holder: 'Lautlos Fahrradbau GmbH',
  iban: 'DE89 3704 0044 0532 0130 00',
  bic: 'COBADEFFXXX',
  amountCents: 279_500,
  reference: '241514',
};

describe('GiroCode', () => {
  it('contains payee, IBAN, amount and reference line by line', () => {
    expect(buildGiroCode(transfer)?.split('\n')).toEqual([
      ...['BCD', '002', '1', 'SCT', 'COBADEFFXXX', 'Lautlos Fahrradbau GmbH'],
      ...['DE89370400440532013000', 'EUR2795.00', '', '', '241514'],
    ]);
  });

  it.each([
    [1, 'EUR0.01'],
    [10, 'EUR0.10'],
    [99_999_999_999, 'EUR999999999.99'],
  ])('formats %i cents as %s', (amountCents, written) => {
    expect(buildGiroCode({ ...transfer, amountCents })).toContain(`\n${written}\n`);
  });

  it('removes line breaks and truncates long values', () => {
    const code = buildGiroCode({
      ...transfer,
      holder: 'a\nb '.repeat(60),
      reference: 'x'.repeat(400),
    });
    expect(code?.split('\n')).toHaveLength(11);
    expect(code?.split('\n')[5]).toHaveLength(70);
    expect(code?.split('\n')[10]).toHaveLength(140);
  });

  it.each<[string, Partial<BankTransfer>]>([
    ['a wrong checksum', { iban: 'DE88370400440532013000' }],
    ['an amount of zero', { amountCents: 0 }],
    ['a fraction of a cent', { amountCents: 0.5 }],
    ['an amount above the maximum', { amountCents: 100_000_000_000 }],
    ['no account holder', { holder: ' ' }],
    ['more data than the code can hold', { holder: 'ß'.repeat(70), reference: 'ß'.repeat(140) }],
  ])('returns null for %s', (_, change) => {
    expect(buildGiroCode({ ...transfer, ...change })).toBeNull();
  });
});
