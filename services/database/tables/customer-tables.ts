import type { Generated } from 'kysely';

export interface WishListItemTable {
  customer_id: string;
  sku: string;
  added_at: number;
}

/** Wish list changes already applied, so that a repeated change has no further effect. */
export interface WishListChangeTable {
  customer_id: string;
  change_key: string;
  changed_at: number;
}

export interface CountryTable {
  /** Lower-case ISO alpha-2 code, for example de. */
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
  /**
   * scrypt for registered customers; SHA-256 of the generated key for guests; empty for customers of the identity
   * service.
   */
  password_hash: string;
  is_guest: number;
  birthdate: number | null;
  registered_at: number;
  /** The customer's id at the identity service; null for guests and for customers unknown to it. */
  identity_sub: string | null;
  /** When the customer last signed in at the identity service, in epoch seconds. */
  identity_auth_time: number | null;
  /** Shop tokens issued up to this time are invalid. */
  tokens_valid_from: number | null;
  /**
   * Credit limit of a b2b customer for open invoices. Null: invoice is offered only up to the payment method's own
   * limit.
   */
  credit_limit_cents: number | null;
  /** The adrNumber of the customer's dealer finder entry; null if there is none. */
  dealer_number: string | null;
  /** together or asReady: the default for the customer's baskets. */
  shipment_preference: Generated<string>;
}

/** Identities whose customer was deleted. Their sign-ins up to that time are invalid. */
export interface DeletedAccountTable {
  /** SHA-256 of the identity's id. */
  subject_hash: string;
  deleted_at: number;
}

/** An account deletion to be repeated at an external user pool, together with the deletion in the shop. */
export interface IdentityDeletionTable {
  subject: string;
  /** The user's refresh token, encrypted. */
  sealed_token: string;
  created_at: number;
  /** Set once the shop has deleted its own data. */
  confirmed_at: number | null;
  next_attempt_at: number;
}

/** A sign-in at the identity service, as listed in the account. */
export interface CustomerSignInTable {
  /** The origin_jti of its tokens. */
  id: string;
  customer_id: string;
  user_agent: string;
  started_at: number;
  last_seen_at: number;
}

export interface CustomerGroupTable {
  customer_id: string;
  /** oxidnotyetordered, oxidcustomer, oxiddealer or oxidblocked. */
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

/** A revoked token, or a revoked sign-in at the identity service. */
export interface RevokedTokenTable {
  /** The token's id (tokenid) or its sign-in's id (origin_jti). */
  id: string;
  /** When the last token with this id expires anyway. */
  expires_at: number;
}
