import type { InstallmentOffer } from '@/domain/payment/installments';

interface Props {
  readonly offers: readonly InstallmentOffer[];
}

/** Ways to pay in parts, in the words of the shop's settings, below a price. */
export function InstalmentText({ offers }: Props) {
  return offers.map(({ title, description }) => (
    <p key={title} className="small text-2 mb-0 mt-2">
      {title}: {description}
    </p>
  ));
}
