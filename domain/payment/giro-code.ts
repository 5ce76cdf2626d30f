import { isIban, normaliseIban } from '../b2b/iban';

/** A transfer as a bank's app takes it from a code. */
export type TransferWish = {
  /** Up to 70 characters go into the code. */
  holder: string;
  iban: string;
  bic: string;
  amountCents: number;
  /** What the payer writes, up to 140 characters. */
  reference: string;
};

const maxBytes = 331;

/**
 * The text of a GiroCode (EPC069-12, version 2, UTF-8) for a transfer in euros. Null when none can be made: an IBAN whose checksum is
 * wrong, an amount below a cent or above what the scheme carries, or no name.
 */
export function giroCode({
  holder,
  iban,
  bic,
  amountCents,
  reference,
}: TransferWish): string | null {
  const account = normaliseIban(iban);
  const name = oneLine(holder, 70);
  const text = oneLine(reference, 140);
  if (!isIban(account) || name === '') return null;
  if (!Number.isInteger(amountCents) || amountCents < 1 || amountCents > 99_999_999_999)
    return null;
  const bank = bic.replace(/\s/g, '').toUpperCase();
  const amount = `EUR${Math.floor(amountCents / 100)}.${String(amountCents % 100).padStart(2, '0')}`;
  const code = ['BCD', '002', '1', 'SCT', bank, name, account, amount, '', '', text].join('\n');
  return new TextEncoder().encode(code).length > maxBytes ? null : code;
}

function oneLine(text: string, length: number): string {
  return [...text.replace(/\s+/g, ' ').trim()].slice(0, length).join('');
}
