import type { Dealer, OpeningHours } from '@/domain/dealers/dealer';

/** A model that stands at a dealer's. */
export interface StockedModel {
  readonly slug: string;
  readonly name: string;
}

/** A row of the finder: the shop and which models can be seen there. */
export interface DealerRowView extends Dealer {
  /** Names of models, in the maker's order. */
  readonly models: readonly string[];
}

/** What a dealer's page shows. */
export interface DealerPageView extends Dealer {
  readonly country: string;
  /** What an editor says of it, as Markdown; null: nothing. */
  readonly about: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly website: string | null;
}

/** A shop one can go to. */
export type ShopView = {
  name: string;
  phone: string | null;
  email: string | null;
  /** As on an envelope. */
  addressLines: string[];
  hours: OpeningHours;
};
