/** Removes spaces from an IBAN and converts it to upper case. */
export function normalizeIban(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase();
}

/** Formats an IBAN in groups of four characters. */
export function formatIban(text: string): string {
  return normalizeIban(text).replace(/(.{4})(?=.)/g, '$1 ');
}

/** Checks format and check digits of an IBAN (ISO 13616), not whether the account exists. */
export function isIban(text: string): boolean {
  const iban = normalizeIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = [...(iban.slice(4) + iban.slice(0, 4))]
    .map((character) => String(Number.parseInt(character, 36)))
    .join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** A bank transfer, as encoded in a QR code. */
export type BankTransfer = {
  /** Name of the account holder, cut to 70 characters in the QR code. */
  holder: string;
  iban: string;
  bic: string;
  amountCents: number;
  /** Payment reference, cut to 140 characters in the QR code. */
  reference: string;
};

const maxBytes = 331;

/**
 * Builds the text of a GiroCode (EPC069-12, version 2, UTF-8) for a transfer in euros. Returns null for an invalid
 * IBAN, a missing name, an amount out of range or a text over the maximum length.
 */
export function buildGiroCode({
  holder,
  iban,
  bic,
  amountCents,
  reference,
}: BankTransfer): string | null {
  const account = normalizeIban(iban);
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
