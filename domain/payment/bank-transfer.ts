/** An IBAN without spaces, in capitals. */
export function normalizeIban(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase();
}

/** An IBAN in groups of four, as people read it. */
export function formatIban(text: string): string {
  return normalizeIban(text).replace(/(.{4})(?=.)/g, '$1 ');
}

/** True for an IBAN whose check digits are right (ISO 13616); says nothing of whether the account exists. */
export function isIban(text: string): boolean {
  const iban = normalizeIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = [...(iban.slice(4) + iban.slice(0, 4))]
    .map((character) => String(Number.parseInt(character, 36)))
    .join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** A transfer as a bank's app takes it from a code. */
export type BankTransfer = {
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
