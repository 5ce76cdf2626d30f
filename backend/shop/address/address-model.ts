import type { VatIdState } from '@/graphql/generated/shop-types';

/** An address as its owner wrote it; empty texts for what is missing. */
export interface PostalAddress {
  salutation: string;
  firstName: string;
  lastName: string;
  company: string;
  additionalInfo: string;
  street: string;
  streetNumber: string;
  zipCode: string;
  city: string;
  /** Lower-case ISO code; an empty text before one was chosen. */
  countryId: string;
  phone: string;
  fax: string;
}

export interface InvoiceAddressModel extends PostalAddress {
  vatID: string;
  vatIDState: VatIdState;
  /** Epoch milliseconds; null when it was never checked. */
  vatIDCheckedAt: number | null;
  mobile: string;
  /** Epoch milliseconds; null before an address was set. */
  createdAt: number | null;
  updatedAt: number | null;
}

export interface DeliveryAddressModel extends PostalAddress {
  id: string;
  customerId: string;
  /** Epoch milliseconds. */
  updatedAt: number;
}

const emptyAddress: PostalAddress = {
  salutation: '',
  firstName: '',
  lastName: '',
  company: '',
  additionalInfo: '',
  street: '',
  streetNumber: '',
  zipCode: '',
  city: '',
  countryId: '',
  phone: '',
  fax: '',
};

/** What a customer has before an invoice address was set. */
export const emptyInvoiceAddress: InvoiceAddressModel = {
  ...emptyAddress,
  vatID: '',
  vatIDState: 'NONE',
  vatIDCheckedAt: null,
  mobile: '',
  createdAt: null,
  updatedAt: null,
};
