import type { Generated } from 'kysely';

export interface NoticeListItemTable {
  customer_id: string;
  sku: string;
  added_at: number;
}

/** Which changes of a notice list have acted: the same one sent again acts once. */
export interface NoticeListChangeTable {
  customer_id: string;
  change_key: string;
  changed_at: number;
}

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
  /** The identity's id of this customer; null for guests and for customers the identity does not know. */
  identity_sub: string | null;
  /** When the customer last signed in there, in epoch seconds. */
  identity_auth_time: number | null;
  /** The shop's own tokens issued until then are worthless. */
  tokens_valid_from: number | null;
  /** What a b2b customer may owe on invoice; null: no invoice is offered beyond what the payment itself bounds. */
  credit_limit_cents: number | null;
  /** The adrNumber of their entry in the dealer finder; null without one. */
  dealer_number: string | null;
  /** together or asReady: what their baskets begin with. */
  delivery_wish: Generated<string>;
}

/** Identities whose customer was deleted: what they signed in with until then is worthless. */
export interface DeletedAccountTable {
  /** SHA-256 of the identity's id. */
  subject_hash: string;
  closed_at: number;
}

/** A deletion at a user pool elsewhere that the shop's own is to be followed by. */
export interface IdentityDeletionTable {
  subject: string;
  /** The user's refresh token, sealed. */
  sealed_token: string;
  created_at: number;
  /** Set: the shop has deleted its part. */
  confirmed_at: number | null;
  next_at: number;
}

/** A sign-in at the identity, as an account lists them. */
export interface CustomerSignInTable {
  /** origin_jti of its tokens. */
  id: string;
  customer_id: string;
  user_agent: string;
  started_at: number;
  last_seen_at: number;
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
  /** NONE, INVALID, PLAUSIBLE, CONFIRMED or REFUSED. */
  vat_id_state: Generated<string>;
  vat_id_checked_at: number | null;
  mobile: string;
  created_at: number;
  updated_at: number;
}

export interface DeliveryAddressTable extends AddressColumns {
  id: string;
  customer_id: string;
  updated_at: number;
}

/** A token, or a whole sign-in at the identity, that was ended before its time. */
export interface RevokedTokenTable {
  /** The token's own id (tokenid), or its sign-in's (origin_jti). */
  id: string;
  /** When the last token of this id is worthless anyway. */
  until_at: number;
}
