/** Query parameters of filters, sorting and campaigns; any other may contain a code, a token or a name. */
const harmless =
  /^(variant|sort|size|frame|subcategory|transmission_group|geometry|colors|bikes|brand|accessory_parts_category|category|page|utm_[a-z]+|gclid)$/;

/** Path segments that grant access or identify an order. */
const secretPaths: readonly (readonly [RegExp, string])[] = [
  [/(\/basket\/)[^/]+/, '$1[hidden]'],
  [/(\/payment\/)[^/]+/, '$1[hidden]'],
  [/(\/pay\/)[^/]+/, '$1[hidden]'],
  [/(\/orders\/)[^/]+/, '$1[hidden]'],
  [/(\/order-change\/)[^/]+/, '$1[hidden]'],
  [/(\/withdrawal-confirmation\/)[^/]+/, '$1[hidden]'],
];

/**
 * Removes secrets from a URL: the fragment, the values of all but harmless query parameters, and path segments that
 * grant access or identify an order. Parameter names stay visible. Accepts absolute and relative URLs.
 */
export function removeUrlSecrets(url: string): string {
  const [beforeFragment = ''] = url.split('#');
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
