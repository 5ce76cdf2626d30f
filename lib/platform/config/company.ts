export const jobsEmail = 'bewerbung@lautlos.example';
export const pressEmail = 'presse@lautlos.example';
/** English readers are told the number as it is dialled from abroad. */
export const companyPhone = {
  href: 'tel:+49305550140',
  text: { de: '030 555 0140', en: '+49 30 555 0140' },
} as const;

/** The finder entry of the company's own shop among the flagship stores. */
export const flagshipDealerNumber = '10001';

/** The brand of what the house makes itself, among the catalogue's brands. */
export const ownBrandSlug = 'lautlos';

/** Where the workshop stands. */
export const companyAddress = {
  street: 'Reinbeckstraße 12',
  zip: '12459',
  city: 'Berlin',
  countryCode: 'DE',
} as const;
