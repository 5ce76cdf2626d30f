import type { Generated } from 'kysely';

export interface WishListItemTable {
  customer_id: string;
  sku: string;
  added_at: number;
}

/** A wish list change already applied, so that a repeated change has no further effect. */
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
   * Password hash: scrypt for registered customers; SHA-256 of the generated key for guests; empty for customers of the
   * identity service.
   */
  password_hash: string;
  is_guest: number;
  birthdate: number | null;
  registered_at: number;
  /**
   * The customer's id (subject) at the identity service; null for guests and for customers without an account there.
   */
  identity_sub: string | null;
  /** Time of the customer's last sign-in at the identity service, in epoch seconds. */
  identity_auth_time: number | null;
  /** Shop tokens issued up to this time are invalid. */
  tokens_valid_from: number | null;
  /**
   * Credit limit of a b2b customer in cents for open invoices. Null: payment by invoice is offered only up to the
   * payment method's own limit.
   */
  credit_limit_cents: number | null;
  /** The adrNumber (number in the dealer finder) of the customer's entry; null if there is none. */
  dealer_number: string | null;
  /** Default shipment preference of the customer's baskets: together or asReady. */
  shipment_preference: Generated<string>;
}

/** An identity whose customer was deleted. Sign-ins up to the time of the deletion are invalid. */
export interface DeletedAccountTable {
  /** SHA-256 of the user's id (subject) at the identity service. */
  subject_hash: string;
  deleted_at: number;
}

/**
 * A deletion of an account at an external user pool, prepared before the shop deletes its own data and repeated if the
 * pool does not respond.
 */
export interface IdentityDeletionTable {
  subject: string;
  /** The user's refresh token, encrypted. */
  sealed_token: string;
  created_at: number;
  /** Time at which the shop deleted its own data; null before. The deletion at the user pool is due from then on. */
  confirmed_at: number | null;
  next_attempt_at: number;
}

/** A sign-in at the identity service, as listed in the account. */
export interface CustomerSignInTable {
  /** The id of the sign-in, which its tokens contain as origin_jti. */
  id: string;
  customer_id: string;
  user_agent: string;
  started_at: number;
  last_seen_at: number;
}

export interface CustomerGroupTable {
  customer_id: string;
  /** Id of the customer's group: oxidnotyetordered, oxidcustomer, oxiddealer or oxidblocked. */
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
  /** Result of the last check of the VAT ID: NONE, INVALID, PLAUSIBLE, CONFIRMED or REFUSED. */
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
  /** The id of the token (tokenid) or of the sign-in (origin_jti). */
  id: string;
  /** Time at which the last token with this id would have expired. The row can be removed then. */
  expires_at: number;
}
