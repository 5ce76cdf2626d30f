import type { Defect } from '@/domain/catalog/defect';
import { type Database, inTransaction } from '../../database/database';
import type {
  MountModel,
  OutletPieceModel,
  ProductCategoryModel,
  ProductModel,
} from './product-model';
import type { PaymentState } from '@/domain/payment/payment-state';
import type { JWTVerifyGetKey } from 'jose';
import { b2bGroupId } from '@/domain/customer/customer-type';
import type { Language } from '@/domain/locale/language';
import type { Clock } from '../../platform/clock';
import type { Brand } from '../../demo-data/shop-schema';
import type { MailAttachment } from '../../mail/attachments';
import type { Logger } from '../../platform/logger';
import type { VatChecker } from './vat-checker';

/** The catalogue as one request reads it: what is asked for in one tick is one statement, and an answer is kept. */
export interface CatalogReads {
  /** Null when there is no such product. */
  product(id: string): Promise<ProductModel | null>;
  /** In the order they are shown; none for an article without variants. */
  variants(parentId: string): Promise<ProductModel[]>;
  /** The main category first. */
  categories(productId: string): Promise<ProductCategoryModel[]>;
  /** What can be mounted to a model, as parents in the order they are shown. */
  accessories(productId: string): Promise<ProductModel[]>;
  /** How an article is mounted; null for what is not. */
  mount(productId: string): Promise<MountModel | null>;
  /** What is wrong with a single piece; null for what is as new. */
  flaw(productId: string): Promise<Defect | null>;
  /** What tells a single piece from its model as it is built today; null for what is none. */
  outletPiece(productId: string): Promise<OutletPieceModel | null>;
  /** The same reads anew, inside a transaction say: nothing of what these know is kept. */
  on(db: Database): CatalogReads;
}

/** What is known of an order whose money is asked after. */
export interface OrderMoney {
  id: string;
  paymentId: string;
  cancelled: boolean;
  paidAt: number | null;
  totalCents: number;
}

/** Money that is to go back to the buyer. */
export interface RefundRequest {
  order: OrderMoney;
  /** Null: everything that is left of what was paid. */
  amountCents: number | null;
  /** What it follows from, such as `withdrawal:<id>`: the same key gives back once. */
  key: string;
}

/**
 * What becomes of such a wish: it goes the way it came, through the provider (`sent`); a person has to transfer it, since it came
 * by transfer (`byHand`); or there is nothing left of it, or it was never paid (`nothing`). Cents.
 */
export type RefundResult = { kind: 'sent' | 'byHand'; amountCents: number } | { kind: 'nothing' };

/** What the areas below and beside payments ask of it. */
export interface ShopPayments {
  /** Where the money of an order is now. */
  getState(db: Database, order: OrderMoney): Promise<PaymentState>;
  /** True when one of the provider's means of payment can be taken at the moment; without names: any of them. */
  canAccept(providerMethods: readonly string[]): boolean;
  /**
   * Writes down, in the caller's transaction, that money goes back; it is sent afterwards, once, whatever ends in between, and the
   * buyer is written to when it has gone. Never more than is left; throws RangeError for less than a cent or more than that.
   */
  requestRefund(trx: Database, wish: RefundRequest, now: number): Promise<RefundResult>;
}

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

/**
 * Runs the work in one write transaction, see inTransaction. The given context reads and writes inside it and sees the catalogue as it is
 * now; the outer one must not be used meanwhile. Nothing is kept when the work throws. Work of a context that is inside a transaction
 * already joins it, so that several steps can be kept or undone as one.
 */
export async function inShopTransaction<Result>(
  context: ShopContext,
  work: (inner: ShopContext) => Promise<Result>,
  options: { takesNumber?: boolean } = {},
): Promise<Result> {
  let reported: Error[] = [];
  const workIn = (db: Database) => {
    // What an earlier try reported was undone with it.
    reported = [];
    const report = (error: Error) => void reported.push(error);
    return work({ ...context, db, catalog: context.catalog.on(db), report });
  };
  try {
    return await (context.db.isTransaction
      ? workIn(context.db)
      : inTransaction(context.db, workIn, options));
  } finally {
    for (const error of reported) context.report(error);
  }
}
