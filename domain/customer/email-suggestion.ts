/** The most common mailbox domains. None of them is ever treated as a typo. */
const knownDomains = [
  ...['gmail.com', 'googlemail.com', 'gmx.de', 'gmx.net', 'gmx.at', 'gmx.ch', 'gmx.com', 'web.de'],
  ...['t-online.de', 'freenet.de', 'posteo.de', 'mailbox.org', 'mail.de', 'mail.com', 'email.com'],
  ...['outlook.com', 'outlook.de', 'hotmail.com', 'hotmail.de', 'live.com', 'live.de', 'msn.com'],
  ...['yahoo.com', 'yahoo.de', 'icloud.com', 'me.com', 'mac.com', 'aol.com', 'aol.de'],
  ...['protonmail.com', 'proton.me', 'arcor.de', 'bluewin.ch', 'orange.fr', 'ziggo.nl'],
];

/**
 * Domains whose first label is shorter than this are not suggested, because one letter turns too many other domains into
 * them.
 */
const minLabelLength = 3;

/**
 * Suggests a corrected address if its domain differs by one typo from a well-known domain: a letter added, missing,
 * replaced or swapped with its neighbor. Returns null otherwise. The suggestion is only a hint; an unknown domain is
 * not an error.
 */
export function findEmailSuggestion(typed: string): string | null {
  const at = typed.trim().lastIndexOf('@');
  if (at < 1) return null;
  const name = typed.trim().slice(0, at);
  const domain = typed
    .trim()
    .slice(at + 1)
    .toLowerCase();
  if (knownDomains.includes(domain)) return null;
  const suggestion = knownDomains.find(
    (known) => known.indexOf('.') >= minLabelLength && isOneSlip(domain, known),
  );
  return suggestion === undefined ? null : `${name}@${suggestion}`;
}

function isOneSlip(typed: string, candidate: string): boolean {
  const from = firstDifference(typed, candidate);
  const rest = (text: string, skipped: number) => text.slice(from + skipped);
  if (typed.length === candidate.length) {
    const isSwapped =
      typed[from] === candidate[from + 1] &&
      typed[from + 1] === candidate[from] &&
      rest(typed, 2) === rest(candidate, 2);
    return isSwapped || rest(typed, 1) === rest(candidate, 1);
  }
  if (typed.length === candidate.length + 1) return rest(typed, 1) === rest(candidate, 0);
  return typed.length === candidate.length - 1 && rest(typed, 0) === rest(candidate, 1);
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}
