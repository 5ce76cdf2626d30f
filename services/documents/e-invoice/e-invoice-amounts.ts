import type {
  VatCategory,
  VatGroup,
  DocumentCharge,
  EInvoiceLine,
  VatClassification,
} from '@/domain/invoice/e-invoice';
import type { Language } from '@/domain/locale/language';
import { computeNetCents } from '../../shop/base/price';
import { type TaxExemption, splitCents } from '../../shop/pricing/cost-breakdown';
import { invoiceMessages } from '../invoice/invoice-messages';
import type { IssuedInvoice } from './issued-invoice';

const reasons: Record<'K' | 'G', { code: string } & Record<Language, string>> = {
  K: {
    code: 'VATEX-EU-IC',
    de: 'Steuerfreie innergemeinschaftliche Lieferung (§ 4 Nr. 1 Buchst. b, § 6a UStG)',
    en: 'VAT-exempt intra-Community supply (Art. 138 of Directive 2006/112/EC)',
  },
  G: {
    code: 'VATEX-EU-G',
    de: 'Steuerfreie Ausfuhrlieferung (§ 4 Nr. 1 Buchst. a, § 6 UStG)',
    en: 'VAT-exempt export (Art. 146 of Directive 2006/112/EC)',
  },
};

/** Returns the reason for a VAT exemption as text and code; null if the category is not exempt. */
function getVatExemption(category: VatCategory, language: Language): VatGroup['exemption'] {
  if (category !== 'K' && category !== 'G') return null;
  return { reason: reasons[category][language], code: reasons[category].code };
}

/**
 * Net line items, allowances and charges of a document, and its VAT by rate. Their sum equals the printed total to the
 * cent.
 */
export interface EInvoiceAmounts {
  lines: EInvoiceLine[];
  documentCharges: DocumentCharge[];
  vat: VatGroup[];
}

/**
 * Calculates a document's amounts without VAT. Net prices are used as they are. With gross prices, the printed net
 * amount of each VAT rate is distributed over the line items by largest remainder, so that XML, PDF and payment agree.
 * A voucher is split over the rates as in the shop; freight and payment charges get the highest rate.
 */
export function computeEInvoiceAmounts(issued: IssuedInvoice): EInvoiceAmounts {
  const { vat, lines, taxExemption } = issued;
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].sort((a, b) => a - b);
  const goods = rates.map((rate) => grossOf(linesAt(issued, rate)));
  const shares = splitCents(issued.voucherCents, goods);
  const chargeRate = Math.max(0, ...vat.map(({ rate }) => rate));
  const taxed = (rate: number): VatClassification => ({
    rate,
    category: categoryOf(rate, taxExemption),
  });
  const words = invoiceMessages[issued.language];

  const charges: DocumentCharge[] = [
    ...rates.map((rate, index) => ({
      ...taxed(rate),
      kind: 'allowance' as const,
      netCents: withoutVat(issued, shares[index] ?? 0, rate),
      reason: words.voucher,
      reasonCode: '95' as const,
    })),
    {
      ...taxed(chargeRate),
      kind: 'charge',
      netCents: withoutVat(issued, issued.deliveryCents, chargeRate),
      reason: words.delivery,
      reasonCode: 'FC',
    },
    {
      ...taxed(chargeRate),
      kind: 'charge',
      netCents: withoutVat(issued, issued.paymentCents, chargeRate),
      reason: words.payment,
      reasonCode: null,
    },
  ];
  const documentCharges = charges.filter(({ netCents }) => netCents > 0);
  const netOfLines = new Map(
    vat.map(({ rate, netCents }) => [
      rate,
      netCents -
        documentCharges
          .filter((charge) => charge.rate === rate)
          .reduce((sum, one) => sum + (one.kind === 'charge' ? one.netCents : -one.netCents), 0),
    ]),
  );
  return {
    lines: linesOf(issued, netOfLines, taxed),
    documentCharges,
    vat: vat.map(({ rate, netCents, vatCents }) => ({
      ...taxed(rate),
      baseCents: netCents,
      taxCents: vatCents,
      exemption: getVatExemption(taxed(rate).category, issued.language),
    })),
  };
}

function linesOf(
  issued: IssuedInvoice,
  netOfLines: ReadonlyMap<number, number>,
  taxed: (rate: number) => VatClassification,
): EInvoiceLine[] {
  const nets = new Map(
    [...netOfLines].flatMap(([rate, cents]) => {
      const lines = linesAt(issued, rate);
      const sums = lines.map(({ itemCents, amount }) => itemCents * amount);
      const parts = issued.isNet || cents < 0 ? sums : splitCents(cents, sums);
      return lines.map((line, index) => [line, parts[index] ?? 0] as const);
    }),
  );
  return issued.lines.map((line, index) => {
    const netCents = nets.get(line) ?? line.itemCents * line.amount;
    return {
      ...taxed(line.vatRate),
      id: String(index + 1),
      sku: line.sku,
      gtin: line.gtin,
      name: line.title,
      description: line.description,
      quantity: line.amount,
      unit: 'H87',
      priceMicros: Math.round((netCents * 10_000) / line.amount),
      netCents,
    };
  });
}

function linesAt({ lines }: IssuedInvoice, rate: number): IssuedInvoice['lines'] {
  return lines.filter(({ vatRate }) => vatRate === rate);
}

function grossOf(lines: IssuedInvoice['lines']): number {
  return lines.reduce((sum, { itemCents, amount }) => sum + itemCents * amount, 0);
}

function withoutVat({ isNet }: IssuedInvoice, cents: number, rate: number): number {
  return isNet ? cents : computeNetCents(cents, rate);
}

function categoryOf(rate: number, exemption: TaxExemption | null): VatCategory {
  if (exemption === 'export') return 'G';
  if (exemption === 'reverseCharge') return 'K';
  return rate > 0 ? 'S' : 'Z';
}
