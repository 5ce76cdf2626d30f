export interface CountryTable {
  /** Lower-case ISO alpha-2, for instance de. */
  id: string;
  iso_alpha2: string;
  title_de: string;
  title_en: string;
  position: number;
  active: number;
}

export interface CustomerTable {
  id: string;
  customer_number: string;
  shb_customer_number: string;
  email: string;
  /** scrypt for registered customers; sha256 of the generated key for guests; empty for customers of the identity service. */
  password_hash: string;
  is_guest: number;
  birthdate: number | null;
  registered_at: number;
}

export interface CustomerGroupTable {
  customer_id: string;
  /** oxidnotyetordered, oxidcustomer, oxiddealer, oxidblocked. */
  group_id: string;
}

interface AddressColumns {
  salutation: string;
  first_name: string;
  last_name: string;
  company: string;
  additional_info: string;
  street: string;
  street_number: string;
  zip_code: string;
  city: string;
  country_id: string;
  phone: string;
  fax: string;
}

export interface InvoiceAddressTable extends AddressColumns {
  customer_id: string;
  vat_id: string;
  mobile: string;
  created_at: number;
  updated_at: number;
}

export interface DeliveryAddressTable extends AddressColumns {
  id: string;
  customer_id: string;
  updated_at: number;
}
