import { InstalmentWords } from '@/components/ui/price/instalment-words';
import type { Language } from '@/domain/language/detect-language';
import { offeredFor } from '@/domain/payment/instalments';
import { getInstalments } from '@/lib/server/catalog/get-instalments';

interface Props {
  readonly language: Language;
  /** What the dearest that is sold here costs. */
  readonly priceCents: number;
}

/** How the price can be paid in parts; nothing where the shop's settings name no way. */
export async function InstalmentNote({ language, priceCents }: Props) {
  return <InstalmentWords offers={offeredFor(await getInstalments(language), priceCents)} />;
}
