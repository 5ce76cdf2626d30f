import { type Caller, isB2bCustomer, type ShopContext } from './shop-context';
import { ShopError } from './shop-errors';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

type Customer = Extract<Caller, { kind: 'customer' }>;
type Known = Exclude<Caller, { kind: 'nobody' }>;

/**
 * Returns the caller of a request with any token, including anonymous tokens. Throws OXID's error for missing rights if
 * the request has no token.
 */
export function requireToken({ caller }: ShopContext): Known {
  if (caller.kind === 'nobody')
    throw new ShopError('RIGHTS', 'You do not have sufficient rights to access this field');
  return caller;
}

/** Returns the signed-in customer who may order. Throws OXID's error for missing rights for anyone else. */
export function requireOrderRight({ caller }: ShopContext): Customer {
  if (caller.kind !== 'customer')
    throw new ShopError('RIGHTS', 'You do not have sufficient rights to access this field');
  return caller;
}

/** Returns the signed-in customer or guest. Throws OXID's @Logged error for anyone else. */
export function requireCustomer({ caller }: ShopContext): Customer {
  if (caller.kind !== 'customer')
    throw new ShopError('LOGGED', 'You need to be logged to access this field');
  return caller;
}

/** Returns the signed-in b2b customer. Throws OXID's error for missing rights for anyone else (Specification §6). */
export function requireB2bCustomer({ caller }: ShopContext): Customer {
  if (caller.kind !== 'customer' || !isB2bCustomer(caller))
    throw new ShopError('RIGHTS', 'You do not have sufficient rights to access this field');
  return caller;
}

/** Like requireCustomer, for fields that OXID hides from anyone else (@HideIfUnauthorized). */
export function requireCustomerForHiddenField(
  { caller }: ShopContext,
  type: 'Query' | 'Mutation',
  field: string,
): Customer {
  if (caller.kind !== 'customer')
    throw new ShopError('HIDDEN', `Cannot query field "${field}" on type "${type}".`);
  return caller;
}

/**
 * Builds the SQL condition that is true for products the caller may see, on the table `product` or its alias. Products
 * for b2b customers only (including presale models) are hidden from everyone else, by name and by price (Specification
 * §6, decision 48). Every product query for a caller who may not be a b2b customer must use the condition.
 */
export function buildVisibilityCondition(caller: Caller, table = 'product'): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(`${table}.b2b_only`)} <= ${sql.lit(isB2bCustomer(caller) ? 1 : 0)}`;
}

/** Returns true if the caller may see a product that was already read. Nobody may see a removed product (null). */
export function isVisibleTo(caller: Caller, product: { b2b_only: number | null }): boolean {
  return product.b2b_only === 0 || (product.b2b_only === 1 && isB2bCustomer(caller));
}

/** A caller without a token: used for pages, emails and lists that everybody may see. */
export const anonymousCaller: Caller = { kind: 'nobody' };
