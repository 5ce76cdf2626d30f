type WireAddress = {
  firstName: string;
  lastName: string;
  company: string;
  additionalInfo: string;
  street: string;
  streetNumber: string;
  zipCode: string;
  city: string;
  country: { title: string; isoAlpha2: string } | null;
};

/** An address as it is written on a letter, line by line; the country only abroad, as seen from the workshop in Germany. */
export function addressLines(address: WireAddress): string[] {
  const { firstName, lastName, company, additionalInfo, street, streetNumber, zipCode, city } =
    address;
  const country = address.country?.isoAlpha2 === 'DE' ? '' : (address.country?.title ?? '');
  return [
    `${firstName} ${lastName}`,
    company,
    additionalInfo,
    `${street} ${streetNumber}`,
    `${zipCode} ${city}`,
    country,
  ]
    .map((line) => line.trim())
    .filter(Boolean);
}
