import type { InstalmentOffer } from '@/domain/payment/instalments';

interface Props {
  readonly offers: readonly InstalmentOffer[];
}

/** Ways to pay in parts, in the words of the shop's settings, below a price. */
export function InstalmentWords({ offers }: Props) {
  return offers.map(({ title, description }) => (
    <p key={title} className="small text-2 mb-0 mt-2">
      {title}: {description}
    </p>
  ));
}
