import type { Credit } from '@/domain/b2b/credit';
import { toCents } from '@/domain/money/cents';
import { CustomerCreditDocument } from '@/graphql/generated/shop/graphql';
import { askShop } from './ask-shop';

/** What the b2b customer may still order on invoice; null when the shop does not tell. */
export async function loadCredit(): Promise<Credit | null> {
  const answer = await askShop(CustomerCreditDocument, {}, ({ customer }) => customer.credit);
  if (answer.kind !== 'done' || !answer.value) return null;
  const { limit, open, free } = answer.value;
  return { limitCents: cents(limit), openCents: toCents(open), freeCents: cents(free) };
}

function cents(euros: number | null): number | null {
  return euros === null ? null : toCents(euros);
}
