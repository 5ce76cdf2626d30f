/** How many delivery addresses an account holds; the shop refuses more. */
export const maxDeliveryAddresses = 50;
