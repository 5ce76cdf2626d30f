/** The personal data of the customer who is signed in. */
export type AccountView = {
  email: string;
  firstName: string;
  lastName: string;
  customerNumber: string;
  /** From the invoice address; empty when none was given. */
  phone: string;
  /** An ISO day; null when none was given. */
  birthday: string | null;
};
