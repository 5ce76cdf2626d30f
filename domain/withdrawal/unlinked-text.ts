/** Endings under which programs make a link of a bare name. */
const endings =
  'com|net|org|info|biz|de|at|ch|eu|uk|fr|nl|pl|it|io|ru|cn|su|tk|me|co|cc|to|xyz|top|shop|store|online|site|link|live|click|app|dev|page|web|zip|mov|example';

const address = new RegExp(`://|www\\.|@|[\\p{L}\\p{N}-]\\.(?:${endings})(?![\\p{L}\\p{N}])`, 'iu');

/** True when a line holds what a mail program would turn into a link: an address of the web or of a mailbox. */
export function holdsAddress(line: string): boolean {
  return address.test(line);
}

/**
 * A text somebody unknown has written, for a mail or a paper to somebody else: every word of it stays, but no program makes a link of it,
 * as dots within names and the colon of an address are followed by a space.
 */
export function unlinkedText(text: string): string {
  return text.replaceAll('://', ': //').replace(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2})/gu, '. ');
}
