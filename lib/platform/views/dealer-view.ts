import type { Dealer, OpeningHours } from '@/domain/dealers/dealer';

/** A model in a dealer's showroom. */
export interface StockedModel {
  readonly slug: string;
  readonly name: string;
}

/** A row of the dealer finder: the dealer and the models in the showroom. */
export interface DealerRowView extends Dealer {
  /** Names of the models, in the manufacturer's order. */
  readonly models: readonly string[];
}

export interface DealerPageView extends Dealer {
  readonly country: string;
  /** Description by an editor, as Markdown; null without one. */
  readonly about: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly website: string | null;
}

/** A store of the company that customers can visit. */
export type StoreView = {
  name: string;
  phone: string | null;
  email: string | null;
  /** Postal address, formatted in lines. */
  addressLines: string[];
  hours: OpeningHours;
};
