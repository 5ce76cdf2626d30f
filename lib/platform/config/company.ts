export const jobsEmail = 'bewerbung@lautlos.example';
export const pressEmail = 'presse@lautlos.example';
/** Phone number of the company as a link and as displayed; English pages show the international format. */
export const companyPhone = {
  href: 'tel:+49305550140',
  text: { de: '030 555 0140', en: '+49 30 555 0140' },
} as const;

/** Dealer number of the company's own store in the dealer finder. */
export const flagshipDealerNumber = '10001';

/** Slug of the company's own brand in the catalog. */
export const ownBrandSlug = 'lautlos';

/** Address of the workshop. */
export const companyAddress = {
  street: 'Reinbeckstraße 12',
  zip: '12459',
  city: 'Berlin',
  countryCode: 'DE',
} as const;
