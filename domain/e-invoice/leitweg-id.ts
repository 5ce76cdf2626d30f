/**
 * True for the number by which an authority's invoices find their way (Leitweg-ID 2.0.2): 2 to 12 digits, maybe 30 letters and
 * digits more, and two check digits (ISO 7064 MOD 97-10). An order number of that form whose digits do not check is none.
 */
export function isLeitwegId(text: string): boolean {
  const found = /^(\d{2,12})(?:-([A-Z0-9]{1,30}))?-(\d{2})$/i.exec(text);
  if (!found) return false;
  const [, coarse = '', fine = '', check = ''] = found;
  const digits = [...`${coarse}${fine}${check}`]
    .map((character) => String(Number.parseInt(character, 36)))
    .join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
