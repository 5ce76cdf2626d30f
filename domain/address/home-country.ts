/** Where the shop stands: goods are picked up here, and deliveries inside of it are taxed as ever. */
export const homeCountryId = 'de';
