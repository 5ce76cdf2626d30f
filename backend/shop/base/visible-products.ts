import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { type Caller, isB2bCustomer } from './context';

/**
 * The one answer to "may this caller see this product", as a condition on the table `product` or its alias: what is for b2b customers alone
 * (presale models among it) exists for nobody else, neither by name nor by price (Spec §6, decision 57). Every read of products for somebody
 * who is no b2b customer, or may be none, carries it.
 */
export function visibleTo(caller: Caller, table = 'product'): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(`${table}.b2b_only`)} <= ${sql.lit(isB2bCustomer(caller) ? 1 : 0)}`;
}

/** The same of a row that was read; a product that is gone (null) is visible to nobody. */
export function isVisibleTo(caller: Caller, product: { b2b_only: number | null }): boolean {
  return product.b2b_only === 0 || (product.b2b_only === 1 && isB2bCustomer(caller));
}

/** Who reads a page, a mail or a list that everybody may see. */
export const everybody: Caller = { kind: 'nobody' };
