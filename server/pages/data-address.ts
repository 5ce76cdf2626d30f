/** Of a page's path only what a public page's address can have. */
const address = /^\/page-data\/([\w-]{22})((?:\/[\w~-][\w.~-]*)+)\.txt$/;

/** Where the data of a page lies: another address for each content, so that a browser keeps it for good. */
export function dataAddress(path: string, tag: string): string {
  return `/page-data/${tag}${path}.txt`;
}

/** The page and the content that an address of data names; null for any other address. */
export function readDataAddress(requested: string): { path: string; tag: string } | null {
  const [, tag = '', path = ''] = address.exec(requested) ?? [];
  return path === '' ? null : { path, tag };
}
