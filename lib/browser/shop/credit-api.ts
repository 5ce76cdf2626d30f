import type { Credit } from '@/domain/b2b/credit';
import { toCents } from '@/domain/money/cents';
import { CustomerCreditDocument, type CustomerCreditQuery } from '@/graphql/generated/shop/graphql';
import { useCustomerQuery } from './use-shop-query';

/** Follows what the b2b customer may still order on invoice; null while the shop does not tell. */
export function useCredit(isWanted: boolean): Credit | null {
  return useCustomerQuery(CustomerCreditDocument, {}, toCredit, isWanted).value;
}

function toCredit({ customer }: CustomerCreditQuery): Credit | null {
  if (!customer.credit) return null;
  const { limit, open, free } = customer.credit;
  return { limitCents: cents(limit), openCents: toCents(open), freeCents: cents(free) };
}

function cents(euros: number | null): number | null {
  return euros === null ? null : toCents(euros);
}
