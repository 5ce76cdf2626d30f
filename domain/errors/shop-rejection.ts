import { isShopFault } from './shop-fault';

/**
 * A reason why the shop rejected a request: a key of `shopRejections` in the messages, with the numbers for its text.
 */
export interface ShopRejection {
  readonly key: RejectionKey;
  readonly values: Readonly<Record<string, number>>;
}

type RejectionKey = (typeof rows)[number][1];

/**
 * Patterns of the shop's error messages, each with the key of its reason; the first match applies. The shop uses OXID's
 * message where OXID has one, and only the message distinguishes the errors. Named groups are numbers.
 */
const rows = [
  [/^Not enough items of product .* Available: (?<available>\d+)/, 'limited'],
  [/^Product with id .* is out of stock/, 'soldOut'],
  [/^Product with id .* (?:is not available|can not be ordered)/, 'notSold'],
  [/^(?:Product was not found|Unauthorized$)/, 'notSold'],
  [/^Some products are not orderable/, 'someNotSold'],
  [/^Product with id \S+ (?:does not fit|can not be mounted beside) /, 'notApproved'],
  [/^Configuration (?:code is not|names an unknown)/, 'configuration'],
  [/^(?:A line of a configuration|Only the bike of a configuration)/, 'configuration'],
  [/^(?:The price of the configuration|The total of basket) .*changed/, 'total'],
  [/^The amount must be a whole number from (?<min>\d+) to (?<max>\d+)/, 'amount'],
  [/^A basket holds no more than (?<max>\d+) pieces/, 'basketPieces'],
  [/^A basket holds no more than (?<max>\d+) lines/, 'basketLines'],
  [/^No more than (?<max>\d+) items can be added at once/, 'tooManyAtOnce'],
  [/^No more than (?<max>\d+) baskets/, 'tooManyBaskets'],
  [/^No more than (?<max>\d+) delivery addresses/, 'tooManyAddresses'],
  [/^A notice list holds no more than (?<max>\d+)/, 'tooManyWishListItems'],
  [/^Basket '.*' already exists!/s, 'basketNameTaken'],
  [/^The title of a basket must not be empty/, 'basketNameMissing'],
  [
    /^Basket (?:was not found|".*" not found)|^You are not allowed to access this basket/s,
    'basketGone',
  ],
  [/^Basket is private\./, 'basketGone'],
  [/^Basket item with id /, 'lineGone'],
  [/^(?:Order cannot be placed\. )?Basket with id: .* is empty/, 'basketEmpty'],
  [/^Delivery (?:set|method) must be /, 'deliveryMissing'],
  [/^Delivery set .* is unavailable!/s, 'deliveryUnavailable'],
  [/^Payment must be selected!/, 'paymentMissing'],
  [/^Payment method .* is unavailable!/s, 'paymentUnavailable'],
  [/^The order exceeds the credit limit/, 'credit'],
  [/^Terms of service were not accepted/, 'terms'],
  [/^Place order for user basket id: .* has status 9|^Voucher with id: /, 'voucher'],
  [/^(?:ERROR_MESSAGE_VOUCHER|MESSAGE_COUPON)_/, 'voucher'],
  [/^(?:Invoice|Delivery) address is missing required fields/, 'addressIncomplete'],
  [/^(?:Invoice|Delivery) address needs a house number/, 'houseNumber'],
  [/^Delivery address was not found/, 'addressGone'],
  [/^Country was not found/, 'country'],
  [/^The birthdate is not a day in the past/, 'birthdate'],
  [/^This e-mail address .* already exists!/s, 'emailTaken'],
  [/^(?:This e-mail address .* is invalid|The e-mail address must not be empty)/s, 'email'],
  [/^Password does not match length requirements/, 'password'],
  [/^Username\/password combination is invalid/, 'login'],
  [/^Too many failed logins\. Please try again in (?<minutes>\d+) minutes/, 'loginLimit'],
  [/^User is blocked/, 'blocked'],
  [/ must not be longer than (?<max>\d+) characters/, 'tooLong'],
  [/^(?:You need to be logged|The (?:access )?token|Unable to parse token)/, 'signIn'],
  [/^(?:You do not have sufficient rights|Cannot query field )/, 'rights'],
  [/^Customer was not found/, 'signIn'],
  [/status code 429$/, 'tooManyRequests'],
  [/^(?:persParam must|serviceDealer must|The key of the change|An article number)/, 'failed'],
  [/^(?:PaginationFilter|Sorting by|At least one field)/, 'failed'],
] as const satisfies readonly (readonly [RegExp, string])[];

/** Parses an error message of the shop. Returns null for an unknown message. */
export function parseShopRejection(message: string): ShopRejection | null {
  for (const [pattern, key] of rows) {
    const found = pattern.exec(message);
    if (!found) continue;
    const figures = Object.entries(found.groups ?? {}).map(([name, digits]) => [
      name,
      Number(digits),
    ]);
    return { key, values: Object.fromEntries(figures) };
  }
  return isShopFault(message) ? { key: 'failed', values: {} } : null;
}
