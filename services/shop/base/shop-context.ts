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

/** Catalog reads of one request. Reads in the same tick are batched, and results are cached. */
export interface CatalogLoaders {
  /** Returns the product with this id; null if there is none. */
  product(id: string): Promise<ProductModel | null>;
  /** Returns the variants of a parent in display order; none for a product without variants. */
  variants(parentId: string): Promise<ProductModel[]>;
  /** Returns the categories of a product, the main category first. */
  categories(productId: string): Promise<ProductCategoryModel[]>;
  /** Returns the products that can be mounted on a model, as parents in display order. */
  accessories(productId: string): Promise<ProductModel[]>;
  /** Returns how a product is mounted on a bicycle; null if it cannot be mounted. */
  mount(productId: string): Promise<MountModel | null>;
  /** Returns the defects of an outlet piece; null if it is as new. */
  defect(productId: string): Promise<Defect | null>;
  /** Returns the condition and differences of an outlet piece; null if the product is not one. */
  outletPiece(productId: string): Promise<OutletPieceModel | null>;
  /** Returns catalog reads with an empty cache on this database, for example inside a transaction. */
  on(db: Database): CatalogLoaders;
}

/** The data of an order that is needed to determine its payment state. */
export interface OrderPaymentFields {
  id: string;
  paymentId: string;
  cancelled: boolean;
  paidAt: number | null;
  totalCents: number;
}

/** A request to refund an amount of an order to the buyer. */
export interface RefundRequest {
  order: OrderPaymentFields;
  /** Amount to refund in cents; null: everything paid that is not refunded yet. */
  amountCents: number | null;
  /** The reason for the refund, for example `withdrawal:<id>`. The same key refunds only once. */
  key: string;
}

/**
 * The result of a refund request. `sent`: sent to the payment provider. `byHand`: staff must transfer the amount,
 * because the buyer paid by bank transfer. `nothing`: nothing was paid, or everything is already refunded. Amounts in
 * cents.
 */
export type RefundResult = { kind: 'sent' | 'byHand'; amountCents: number } | { kind: 'nothing' };

/** The payment functions that the other areas of the shop use. */
export interface ShopPayments {
  /** Returns the payment state of an order, from its payment attempts and refunds. */
  getState(db: Database, order: OrderPaymentFields): Promise<PaymentState>;
  /**
   * Returns true if one of these provider methods can currently be used. Without names, returns true if any method can
   * be used.
   */
  canAccept(providerMethods: readonly string[]): boolean;
  /**
   * Records a refund in the caller's transaction. A job sends it afterwards, exactly once even after a crash, and then
   * notifies the buyer by email. Throws RangeError for less than a cent or more than the remaining amount.
   */
  requestRefund(trx: Database, request: RefundRequest, now: number): Promise<RefundResult>;
}

/**
 * The caller of a request: without a token, with an anonymous token, or a customer (including guests). `groups` are
 * read from the database.
 */
export type Caller =
  | { kind: 'nobody' }
  | { kind: 'anonymous'; userId: string }
  | { kind: 'customer'; userId: string; isGuest: boolean; groups: readonly string[] };

/**
 * Returns the current terms and the withdrawal information with the model withdrawal form, as email attachments in this
 * language.
 */
export type LegalDocuments = (
  language: Language,
  brand: Brand,
  /** Kind of buyer whose terms are returned; by default the consumers' terms. */
  buyer?: 'consumer' | 'dealer',
) => Promise<MailAttachment[]>;

/** The identity service whose ID tokens the shop accepts: the embedded one or a Cognito user pool. */
export interface TrustedIdentity {
  /** The issuer named in the tokens. For Cognito, either of its two forms is accepted. */
  issuer: string;
  /** The audience (`aud`) of accepted ID tokens. */
  clientId: string;
  /** The public keys with which ID tokens are verified. */
  keys: JWTVerifyGetKey;
  /**
   * Returns true if this sign-in of a user has ended. Always false for an external user pool, which does not report
   * ended sign-ins.
   */
  hasEnded(signIn: { id: string | null; subject: string }): Promise<boolean>;
  /**
   * Functions that change accounts of the embedded identity service. Null for an external user pool, whose accounts
   * only their users or the pool's operator can change.
   */
  accounts: IdentityAccounts | null;
}

/** Functions that change data of the embedded identity service, in the same database and transaction as the shop's. */
interface IdentityAccounts {
  /** Ends one sign-in and invalidates its refresh and access tokens. */
  endSignIn(db: Database, id: string): Promise<void>;
  /** Ends all sign-ins of a user (subject) and invalidates their tokens. */
  endSignIns(db: Database, subject: string): Promise<void>;
  /** Deletes a user with all data of the user. The email can then be registered again. */
  deleteUser(db: Database, subject: string): Promise<void>;
}

/** Settings and services of the shop that are created once per process. */
export interface ShopServices {
  db: Database;
  clock: Clock;
  logger: Logger;
  /** Signs the shop's own tokens; 64 characters or more. */
  tokenSecret: string;
  /** Issuer and audience of the shop's tokens. */
  shopUrl: string;
  /** The storefront's URL, for links in emails. */
  siteUrl: string;
  /** Terms and withdrawal information, attached to order confirmations. */
  legalDocuments: LegalDocuments;
  /** The identity service whose ID tokens the shop accepts besides its own. */
  identity: TrustedIdentity;
  payments: ShopPayments;
  vatChecker: VatChecker;
}

/** The context of one request. */
export interface ShopContext extends ShopServices {
  language: Language;
  caller: Caller;
  /** The caller's verified token. Missing if the call was not authenticated with a token. */
  token?: string | undefined;
  /** Epoch milliseconds, the same for the whole request. */
  now: number;
  /** Catalog reads of this request; reads in the same tick are batched. */
  catalog: CatalogLoaders;
  /** Adds an error to the response and keeps the data: OXID's partial success, as in basketAddItem. */
  report(error: Error): void;
}

/** Returns true for a customer in the group `oxiddealer`, who sees net purchase prices. */
export function isB2bCustomer(caller: Caller): boolean {
  return caller.kind === 'customer' && caller.groups.includes(b2bGroupId);
}

/**
 * Runs `work` in one write transaction (see inTransaction). `work` gets a context that reads and writes in the
 * transaction and has an empty catalog cache; it must not use the outer context. Nothing is saved if `work` throws. If
 * `context` is already in a transaction, `work` runs in that one, so that several steps are committed or rolled back
 * together.
 */
export async function inShopTransaction<Result>(
  context: ShopContext,
  work: (inner: ShopContext) => Promise<Result>,
  options: { takesNumber?: boolean } = {},
): Promise<Result> {
  let reported: Error[] = [];
  const workIn = (db: Database) => {
    // A retry starts without the errors that the rolled-back attempt reported.
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
