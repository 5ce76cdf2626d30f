/** What filters, sorts and campaigns write into addresses; anything else may be a code, a token or a name. */
const harmless =
  /^(variant|sort|size|frame|subcategory|transmission_group|geometry|colors|bikes|brand|accessory_parts_category|category|page|utm_[a-z]+|gclid)$/;

/** Parts of paths that let whoever knows them in, or name an order. */
const secretPaths: readonly (readonly [RegExp, string])[] = [
  [/(\/basket\/)[^/]+/, '$1[hidden]'],
  [/(\/payment\/)[^/]+/, '$1[hidden]'],
  [/(\/pay\/)[^/]+/, '$1[hidden]'],
  [/(\/orders\/)[^/]+/, '$1[hidden]'],
  [/(\/order-change\/)[^/]+/, '$1[hidden]'],
  [/(\/withdrawal-confirmation\/)[^/]+/, '$1[hidden]'],
];

/**
 * An address that may be told to others: without its fragment, with only harmless query values, and without what opens a
 * shared basket or a payment. Query names stay, so that one sees what was there. Full and relative addresses are both taken.
 */
export function removeUrlSecrets(address: string): string {
  const [beforeFragment = ''] = address.split('#');
  const [path = '', ...queries] = beforeFragment.split('?');
  const shownPath = secretPaths.reduce(
    (shown, [pattern, replacement]) => shown.replace(pattern, replacement),
    path,
  );
  const query = queries.join('?');
  if (query === '') return shownPath;
  return `${shownPath}?${query.split('&').map(withoutSecret).join('&')}`;
}

function withoutSecret(parameter: string): string {
  const [name = ''] = parameter.split('=');
  return harmless.test(name) || !parameter.includes('=') ? parameter : `${name}=[hidden]`;
}
