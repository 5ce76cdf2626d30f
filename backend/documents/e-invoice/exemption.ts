import type { VatCategory, VatGroup } from '@/domain/e-invoice/e-invoice';
import type { Language } from '@/domain/language/detect-language';

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

/** Why goods bear no VAT, in words and by its code; null where they do. */
export function exemptionOf(category: VatCategory, language: Language): VatGroup['exemption'] {
  if (category !== 'K' && category !== 'G') return null;
  return { reason: reasons[category][language], code: reasons[category].code };
}
