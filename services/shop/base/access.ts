import { type Caller, isB2bCustomer, type ShopContext } from './shop-context';
import { ShopError } from './shop-errors';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

type Customer = Extract<Caller, { kind: 'customer' }>;
type Known = Exclude<Caller, { kind: 'nobody' }>;

/** The caller with a token of any kind. Refuses nobody with OXID's words for a missing right (external contract A.3). */
export function requireToken({ caller }: ShopContext): Known {
  if (caller.kind === 'nobody')
    throw new ShopError('RIGHTS', 'You do not have sufficient rights to access this field');
  return caller;
}

/** The signed-in customer who may order. Refuses everybody else with OXID's words for a missing right (external contract A.3). */
export function requireOrderRight({ caller }: ShopContext): Customer {
  if (caller.kind !== 'customer')
    throw new ShopError('RIGHTS', 'You do not have sufficient rights to access this field');
  return caller;
}

/** The signed-in customer or guest. Refuses everybody else with OXID's words (external contract A.3, @Logged). */
export function requireCustomer({ caller }: ShopContext): Customer {
  if (caller.kind !== 'customer')
    throw new ShopError('LOGGED', 'You need to be logged to access this field');
  return caller;
}

/** The signed-in b2b customer. Refuses everybody else with OXID's words for a missing right (Spec §6). */
export function requireB2bCustomer({ caller }: ShopContext): Customer {
  if (caller.kind !== 'customer' || !isB2bCustomer(caller))
    throw new ShopError('RIGHTS', 'You do not have sufficient rights to access this field');
  return caller;
}

/** As requireCustomer, for fields that OXID hides from everybody else (external contract A.3, @HideIfUnauthorized). */
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
 * The one answer to "may this caller see this product", as a condition on the table `product` or its alias: what is for b2b customers alone
 * (presale models among it) exists for nobody else, neither by name nor by price (Spec §6, decision 57). Every read of products for somebody
 * who is no b2b customer, or may be none, carries it.
 */
export function buildVisibilityCondition(caller: Caller, table = 'product'): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(`${table}.b2b_only`)} <= ${sql.lit(isB2bCustomer(caller) ? 1 : 0)}`;
}

/** The same of a row that was read; a product that is gone (null) is visible to nobody. */
export function isVisibleTo(caller: Caller, product: { b2b_only: number | null }): boolean {
  return product.b2b_only === 0 || (product.b2b_only === 1 && isB2bCustomer(caller));
}

/** Who reads a page, a mail or a list that everybody may see. */
export const anonymousCaller: Caller = { kind: 'nobody' };
