/** A customer or guest. Times are epoch milliseconds. */
export interface CustomerModel {
  id: string;
  email: string;
  customerNumber: string;
  shbCustomerNumber: string;
  isGuest: boolean;
  birthdateAt: number | null;
  registeredAt: number;
}
