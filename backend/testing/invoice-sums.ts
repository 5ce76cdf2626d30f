/** The sum of these. */
export const addUp = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The sums of an invoice's XML, in cents. */
export function readInvoiceSums(xml: string) {
  const cents = (text = '') => Math.round(Number(text) * 100);
  const all = (name: string) =>
    [...xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>(-?[\\d.]+)</`, 'g'))].map(([, text]) =>
      cents(text),
    );
  const [lineSum = 0, ...lines] = all('LineTotalAmount').toReversed();
  return {
    grand: all('GrandTotalAmount')[0] ?? 0,
    due: all('DuePayableAmount')[0],
    net: all('TaxBasisTotalAmount')[0] ?? 0,
    tax: all('TaxTotalAmount')[0] ?? 0,
    lineSum,
    lines: addUp(lines),
    charges: addUp(all('ChargeTotalAmount')) - addUp(all('AllowanceTotalAmount')),
  };
}
