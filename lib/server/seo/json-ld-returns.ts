import { publicPriceCountries } from '@/domain/delivery/shipping-cost';
import type { Language } from '@/domain/language/detect-language';
import type { ShopTerms } from '@/lib/gateways/shop/terms.gateway';
import { siteUrl } from './site-url';

/** What offers call the house's returns by; the policy stands once on a page. */
export const returnsId = (): string => siteUrl('/#returns');

/** schema.org MerchantReturnPolicy: until when, how and for free, wherever the public price is paid. */
export function returnsJsonLd(language: Language, terms: ShopTerms) {
  return {
    '@type': 'MerchantReturnPolicy',
    '@id': returnsId(),
    applicableCountry: publicPriceCountries(terms.shippingRates).map(code),
    returnPolicyCountry: 'DE',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: terms.returnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/FreeReturn',
    refundType: 'https://schema.org/FullRefund',
    merchantReturnLink: siteUrl(`/${language}/withdrawal`),
  };
}

const code = (countryId: string): string => countryId.toUpperCase();
