import { type Caller, isB2bCustomer, type ShopContext } from './context';
import { ShopError } from './errors';

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
export function requireCustomerForHidden(
  { caller }: ShopContext,
  type: 'Query' | 'Mutation',
  field: string,
): Customer {
  if (caller.kind !== 'customer')
    throw new ShopError('HIDDEN', `Cannot query field "${field}" on type "${type}".`);
  return caller;
}
