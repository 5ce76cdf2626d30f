/**
 * Node's arguments for services that tests start, and for those who run tests of services: passwords cost next to nothing there. Half of
 * what the contract suite took was digests.
 */
export const quickPasswords = [
  '--import',
  new URL('../../e2e/support/cheap-digests.mjs', import.meta.url).href,
];
