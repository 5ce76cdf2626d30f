const address = /@/;
const number = /\d[\d\s/.-]{4,}\d/;

/** False for a query that may name a person: an e-mail address, a phone, order or customer number. Such a one is told to nobody. */
export function namesNobody(query: string): boolean {
  return !address.test(query) && !number.test(query);
}
