import type { MakerFieldsFragment } from '@/graphql/generated/content/graphql';
import type { ProductContact, ProductSafetyView } from '@/lib/platform/views/product-safety-view';

interface Wire {
  readonly brand: { readonly maker: MakerFieldsFragment | null } | null;
  /** One warning a line. */
  readonly safety: string | null;
}

/** What an offer says of its maker and its dangers; a contact of which a part is missing is left out. */
export function mapSafety({ brand, safety }: Wire, hasBattery: boolean): ProductSafetyView {
  const maker = brand?.maker ?? null;
  return {
    maker: maker && contact(maker.name, maker.address, maker.email),
    responsible:
      maker && contact(maker.responsibleName, maker.responsibleAddress, maker.responsibleEmail),
    warnings: (safety ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    hasBattery,
  };
}

function contact(
  name: string | null,
  address: string | null,
  email: string | null,
): ProductContact | null {
  return name && address && email ? { name, address, email } : null;
}
