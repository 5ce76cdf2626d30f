import { homeCountryId } from '@/domain/address/home-country';
import { normaliseIban } from '@/domain/b2b/iban';
import { normaliseVatId } from '@/domain/customer/vat-id';
import type { EInvoiceAddress, EInvoiceParty, PaymentMeans } from '@/domain/e-invoice/e-invoice';
import { isLeitwegId } from '@/domain/e-invoice/leitweg-id';
import type { Brand } from '../../demo-source/shop-file';
import type { PostalAddress } from '../../shop/address/address-model';
import type { IssuedInvoice } from './issued-invoice';

/** The company that sells, from the one place that tells who it is (`brand` in demo/shop.yaml). */
export function sellerOf(brand: Brand): EInvoiceParty {
  const [postcode = '', ...city] = brand.city.split(' ');
  return {
    id: '',
    name: brand.company,
    registrationId: /HR[AB] .*/.exec(brand.register)?.[0] ?? '',
    vatId: normaliseVatId(brand.vatId),
    taxNumber: brand.taxNumber,
    contact: { name: brand.invoiceContact, phone: brand.phone, email: brand.email },
    address: {
      line1: brand.street,
      line2: '',
      postcode,
      city: city.join(' '),
      countryCode: countryCode(homeCountryId),
    },
    electronicAddress: { scheme: 'EM', id: brand.email },
  };
}

/** Who buys; an authority is reached by its Leitweg-ID, everybody else by e-mail. */
export function buyerOf({ buyer, customerNumber, reference }: IssuedInvoice): EInvoiceParty {
  const person = personOf(buyer);
  return {
    id: customerNumber,
    name: nameOf(buyer),
    registrationId: '',
    vatId: normaliseVatId(buyer.vatID),
    taxNumber: '',
    contact:
      buyer.company === '' || person === ''
        ? null
        : { name: person, phone: buyer.phone, email: '' },
    address: addressOf(buyer),
    electronicAddress: isLeitwegId(reference)
      ? { scheme: '0204', id: reference }
      : buyer.email === ''
        ? null
        : { scheme: 'EM', id: buyer.email },
  };
}

/** Whom a delivery is addressed to, and where. */
export function placeOf(address: PostalAddress): { name: string; address: EInvoiceAddress } {
  return { name: nameOf(address), address: addressOf(address) };
}

/** The account that transfers go to. */
export function accountOf({ bank }: Brand): NonNullable<PaymentMeans['account']> {
  return { iban: normaliseIban(bank.iban), holder: bank.holder, bic: bank.bic };
}

function nameOf(address: PostalAddress): string {
  return address.company || personOf(address);
}

function personOf({ firstName, lastName }: PostalAddress): string {
  return `${firstName} ${lastName}`.trim();
}

function addressOf(address: PostalAddress): EInvoiceAddress {
  return {
    line1: `${address.street} ${address.streetNumber}`.trim(),
    line2: address.additionalInfo,
    postcode: address.zipCode,
    city: address.city,
    countryCode: countryCode(address.countryId),
  };
}

function countryCode(countryId: string): string {
  return countryId.toUpperCase();
}
