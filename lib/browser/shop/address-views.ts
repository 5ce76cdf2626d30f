/** What the shop knows of a VAT ID (contract, VatIDState). */
type VatIdState = 'NONE' | 'INVALID' | 'PLAUSIBLE' | 'CONFIRMED' | 'REFUSED';

export type Country = { id: string; title: string };

/** An address as the screens show it. Empty texts where nothing was given. */
export type AddressView = {
  salutation: string;
  firstName: string;
  lastName: string;
  company: string;
  vatID: string;
  additionalInfo: string;
  street: string;
  streetNumber: string;
  zipCode: string;
  city: string;
  phone: string;
  country: Country | null;
};

export type InvoiceAddressView = AddressView & { vatIDState: VatIdState };

export type DeliveryAddressView = AddressView & { id: string };
