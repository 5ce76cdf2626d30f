/** A customer or guest. Times are epoch milliseconds. */
export interface CustomerModel {
  id: string;
  email: string;
  customerNumber: string;
  shbCustomerNumber: string;
  isGuest: boolean;
  birthdateAt: number | null;
  registeredAt: number;
  /** Integer cents a b2b customer may owe on invoice; null: there is no bound. */
  creditLimitCents: number | null;
  /** The adrNumber of their entry in the dealer finder; null without one. */
  dealerNumber: string | null;
}
