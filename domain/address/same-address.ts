/** The fields that make two addresses the same; everything else an address holds is of no account (Spec §4). */
export type ComparableAddress = {
  firstName: string;
  lastName: string;
  city: string;
  zipCode: string;
  street: string;
  streetNumber: string;
  country: { title: string } | null;
};

/** Same means first and last name, city, zip code, street, number and country title are equal, ignoring case (Spec §4). */
export function isSameAddress(a: ComparableAddress, b: ComparableAddress): boolean {
  const other = comparedTexts(b);
  return comparedTexts(a).every(
    (text, index) => text.toLowerCase() === other[index]?.toLowerCase(),
  );
}

function comparedTexts(address: ComparableAddress): string[] {
  return [
    address.firstName,
    address.lastName,
    address.city,
    address.zipCode,
    address.street,
    address.streetNumber,
    address.country?.title ?? '',
  ];
}
