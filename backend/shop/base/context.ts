import type { JWTVerifyGetKey } from 'jose';
import { b2bGroupId } from '@/domain/customer/customer-type';
import type { Language } from '@/domain/language/detect-language';
import type { Clock } from '../../database/clock';
import type { Database } from '../../database/database';
import type { Brand } from '../../demo-source/shop-file';
import type { MailAttachment } from '../../mail/attachments';
import type { Logger } from '../../observability/logger';
import type { VatChecker } from '../../vat/vat-checker';
import type { CatalogReads } from './catalog-reads';
import type { ShopPayments } from './shop-payments';

/** Who calls: nobody (no token), an anonymous token, or a customer (a guest is one, too). `groups` are read from the database. */
export type Caller =
  | { kind: 'nobody' }
  | { kind: 'anonymous'; userId: string }
  | { kind: 'customer'; userId: string; isGuest: boolean; groups: readonly string[] };

/** Terms and withdrawal information with its model form, as they are in this language now. */
export type LegalDocuments = (
  language: Language,
  brand: Brand,
  /** A consumer unless told. */
  buyer?: 'consumer' | 'dealer',
) => Promise<MailAttachment[]>;

/** The identity whose ID tokens the shop accepts: embedded, or a Cognito user pool. */
export interface TrustedIdentity {
  /** As in the tokens; for Cognito either of its two forms stands for both. */
  issuer: string;
  /** The tokens' audience. */
  clientId: string;
  /** Its public keys. */
  keys: JWTVerifyGetKey;
  /** True when this sign-in of this subject has ended, as far as the identity tells: one at another address tells nothing. */
  hasEnded(signIn: { id: string | null; subject: string }): Promise<boolean>;
  /** The accounts of the embedded identity; null for a pool at another address, which only its users or its operator can change. */
  accounts: IdentityAccounts | null;
}

/** What the shop changes at the embedded identity, in the same database and transaction. */
interface IdentityAccounts {
  /** Ends one sign-in: its refresh and access tokens are worthless. */
  endSignIn(db: Database, id: string): Promise<void>;
  /** Ends all sign-ins of a user. */
  endSignIns(db: Database, subject: string): Promise<void>;
  /** Deletes a user with everything that belongs to it; the e-mail is free again. */
  deleteUser(db: Database, subject: string): Promise<void>;
}

/** What lives as long as the process. */
export interface ShopServices {
  db: Database;
  clock: Clock;
  logger: Logger;
  /** Signs the shop's own tokens; 64 characters or more. */
  tokenSecret: string;
  /** Issuer and audience of the tokens. */
  shopUrl: string;
  /** The storefront's address, for links in mails. */
  siteUrl: string;
  /** Terms and withdrawal information, for the confirmation of an order. */
  legalDocuments: LegalDocuments;
  /** Whose ID tokens the shop accepts beside its own. */
  identity: TrustedIdentity;
  payments: ShopPayments;
  vatChecker: VatChecker;
}

/** What lives as long as one request. */
export interface ShopContext extends ShopServices {
  language: Language;
  caller: Caller;
  /** The verified token the caller sent; missing where the call came in another way. */
  token?: string | undefined;
  /** Epoch milliseconds, the same for the whole request. */
  now: number;
  /** Reads of this request that are gathered into one statement each. */
  catalog: CatalogReads;
  /** Adds an error to the answer without losing the data: OXID's partial success (external contract A.4, basketAddItem). */
  report(error: Error): void;
}

/** True for a customer of the group `oxiddealer`, who sees net purchase prices. */
export function isB2bCustomer(caller: Caller): boolean {
  return caller.kind === 'customer' && caller.groups.includes(b2bGroupId);
}
