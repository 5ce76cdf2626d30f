import { describe, expect, it } from 'vitest';
import { maxOrderLines, parseOrderLines } from './order-lines';

const sku = 'LU11.25.H.M.TG';

describe('single order line', () => {
  it.each([
    ['a tab', `${sku}\t2`, sku, '2'],
    ['a semicolon', `${sku};2`, sku, '2'],
    ['a comma', `${sku},2`, sku, '2'],
    ['a comma and a space', `${sku}, 2`, sku, '2'],
    ['one space', `${sku} 2`, sku, '2'],
    ['several spaces', `${sku}   2`, sku, '2'],
    ['a non-breaking space', `${sku}\u00a02`, sku, '2'],
    ['a leading quantity and a tab', `2\t${sku}`, sku, '2'],
    ['a leading quantity and a space', `2 ${sku}`, sku, '2'],
    ['a leading quantity with x', `2x ${sku}`, sku, '2x'],
    ['a leading quantity with a separate x', `2 x ${sku}`, sku, '2 x'],
    ['a trailing quantity with x', `${sku} x 2`, sku, 'x 2'],
    ['a trailing quantity with a unit', `${sku} 2 Stk`, sku, '2 Stk'],
    ['a dot as thousands separator', `${sku}\t1.000`, sku, '1.000'],
    ['a comma as thousands separator in a comma-separated list', `${sku},1,000`, sku, '1,000'],
    ['a space as thousands separator', `${sku} 1 000`, sku, '1 000'],
    ['no quantity', sku, sku, ''],
    ['a trailing empty cell', `${sku};;`, sku, ''],
    ['quoted cells', `"${sku}";"2"`, sku, '2'],
    ['a separator inside quotes', `"Ludwig; 11 Gänge";${sku};2`, sku, '2'],
    ['trailing name and price', `${sku}\tLudwig 11\t2\t1.698,32`, sku, '2'],
    ['a price between SKU and quantity', `${sku};1698,32;2`, sku, '2'],
    ['a leading row number', `1;${sku};2`, sku, '2'],
    ['a leading quantity, trailing name and price', `2;${sku};Ludwig;1698,32`, sku, '2'],
    ['a quantity with decimals', `${sku};2,00`, sku, '2,00'],
    ['an EAN between SKU and quantity', `${sku};4006381333931;2`, sku, '2'],
    ['spaces instead of dots', 'LU11 25 H M TG 2', 'LU11 25 H M TG', '2'],
    ['dashes instead of dots', 'lu11-25-h-m-tg;2', 'lu11-25-h-m-tg', '2'],
    ['a name', 'Ludwig Tannengrün M 2', 'Ludwig Tannengrün M', '2'],
    ['an inch sign', `${sku}\tRad 28"\t2`, sku, '2'],
    ['an unclosed quotation mark', `${sku};2;"Rad`, sku, '2'],
    ['pipes', `${sku}|Ludwig|2`, sku, '2'],
    ['a name with commas', 'Ludwig, Tannengrün, M 2', 'Ludwig, Tannengrün, M', '2'],
    ['a word as quantity', `${sku};zwei`, sku, 'zwei'],
    ['a word as quantity after a space', `${sku} zwei`, sku, 'zwei'],
    ['a negative quantity', `${sku};-3`, sku, '-3'],
    ['zero', `${sku};0`, sku, '0'],
    ['a fractional quantity', `${sku};2,5`, sku, '2,5'],
  ])('is parsed with %s', (_, text, article, amount) => {
    expect(parseOrderLines(text).lines).toEqual([{ line: 1, article, amount }]);
  });

  it('keeps both values when row number and quantity are ambiguous', () => {
    expect(parseOrderLines(`2;${sku};45,00`).lines[0]?.amount).toBe('2 / 45,00');
  });
});

describe('order text', () => {
  it('keeps original line numbers and skips empty lines', () => {
    const { lines } = parseOrderLines(`\ufeff${sku};1\r\n\r\n;;\r\nGR8.26.D.M.SB;2\rX9 3\n`);
    expect(lines).toEqual([
      { line: 1, article: sku, amount: '1' },
      { line: 4, article: 'GR8.26.D.M.SB', amount: '2' },
      { line: 5, article: 'X9', amount: '3' },
    ]);
  });

  it.each([
    ['Artikelnummer;Menge', `${sku};2`],
    ['Menge\tArtikel-Nr.', `2\t${sku}`],
    ['Pos;Artikel;Art.-Nr.;Bestellmenge;EK', `1;Ludwig 11;${sku};2;1.698,32`],
    ['SKU,Qty', `${sku},2`],
    ['Item No.;Description;Quantity', `${sku};Ludwig;2`],
    ['SKU   Stück', `${sku}   2`],
    ['SKU Menge', `${sku} 2`],
    ['"SKU";"Menge"', `"${sku}";"2"`],
  ])('accepts a header row: %s', (head, row) => {
    expect(parseOrderLines(`${head}\n${row}`).lines).toEqual([
      { line: 2, article: sku, amount: '2' },
    ]);
  });

  it('uses only rows with a quantity and counts the others', () => {
    const table = `SKU;Menge;Lager\n${sku};;14\nGR8.26.D.M.SB;2;3\nZB.KRE.42.MS; ;9`;
    expect(parseOrderLines(table)).toEqual({
      lines: [{ line: 3, article: 'GR8.26.D.M.SB', amount: '2' }],
      rowsWithoutQuantity: 2,
    });
  });

  it('accepts a second table with its own header below the first', () => {
    const text = `Menge;SKU\n3;LU11.25.H.M.NB\nSKU;Lager;Menge\n${sku};14;2`;
    expect(parseOrderLines(text).lines).toEqual([
      { line: 2, article: 'LU11.25.H.M.NB', amount: '3' },
      { line: 4, article: sku, amount: '2' },
    ]);
  });

  it('keeps both values when two columns of the same title differ', () => {
    const table = `SKU;Menge;Menge\n${sku};2;2\nGR8.26.D.M.SB;2;5\nZB.KRE.42.MS;;3`;
    expect(parseOrderLines(table).lines.map(({ amount }) => amount)).toEqual(['2', '2 / 5', '3']);
  });

  it('accepts a leading separator line', () => {
    expect(parseOrderLines(`sep=;\nSKU;Menge\n${sku};2`).lines).toEqual([
      { line: 3, article: sku, amount: '2' },
    ]);
  });

  it('keeps rows with an empty quantity when the header has no quantity column', () => {
    expect(parseOrderLines(`SKU;Name\n${sku};Ludwig`).lines).toEqual([
      { line: 2, article: sku, amount: '' },
    ]);
  });

  it('accepts a corrected line below the header', () => {
    const { lines } = parseOrderLines(`Menge;SKU\n3;LU11.25.H.M.NB\n${sku}  2`);
    expect(lines).toEqual([
      { line: 2, article: 'LU11.25.H.M.NB', amount: '3' },
      { line: 3, article: sku, amount: '2' },
    ]);
  });

  it('returns no lines for blank input', () => {
    expect(parseOrderLines(' \n\t\n;;')).toEqual({ lines: [], rowsWithoutQuantity: 0 });
  });

  it('counts all lines even above the order limit', () => {
    const text = Array.from({ length: maxOrderLines + 1 }, () => `${sku}\t1`).join('\r\n');
    expect(parseOrderLines(text).lines).toHaveLength(maxOrderLines + 1);
  });

  it('parses one very long line quickly', () => {
    expect(parseOrderLines(`${'1 '.repeat(20000)}x`).lines).toHaveLength(1);
    expect(parseOrderLines('"'.repeat(50000)).lines).toHaveLength(1);
  });
});
