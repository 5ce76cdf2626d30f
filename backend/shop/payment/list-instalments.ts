import { homeCountryId } from '@/domain/address/home-country';
import { isInInstalments } from '@/domain/payment/instalments';
import type { ShopContext } from '../base/context';
import { findPaymentsOfCountry } from './payment.repository';

/**
 * The ways in which everybody at home may pay in parts, in the shop's own words: those that its settings name and the provider takes.
 * Totals are in whole cents; null means without a bound.
 */
export async function listInstalments({
  db,
  language,
  payments,
}: Pick<ShopContext, 'db' | 'language' | 'payments'>): Promise<
  { title: string; description: string; maxTotalCents: number | null }[]
> {
  const offered = await findPaymentsOfCountry(db, language, homeCountryId);
  return offered
    .filter(
      ({ groupId, kind, providerMethods }) =>
        groupId === null &&
        kind === 'online' &&
        isInInstalments(providerMethods) &&
        payments.canTake(providerMethods),
    )
    .map(({ title, description, maxTotalCents }) => ({ title, description, maxTotalCents }));
}
