import type { InstallmentOffer } from '@/domain/payment/installments';

interface Props {
  readonly offers: readonly InstallmentOffer[];
}

/** The installment methods below a price, with the text from the shop settings. */
export function InstalmentText({ offers }: Props) {
  return offers.map(({ title, description }) => (
    <p key={title} className="small text-2 mb-0 mt-2">
      {title}: {description}
    </p>
  ));
}
