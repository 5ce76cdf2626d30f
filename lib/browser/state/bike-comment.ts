/** The words to the workshop that this tab keeps for a model, so that a reload or another language loses none. */
const keyOf = (slug: string) => `bikeComment:${slug}`;

/** What was written for this model in this tab; an empty text when nothing was, or the browser keeps nothing. */
export function keptBikeComment(slug: string): string {
  try {
    return window.sessionStorage.getItem(keyOf(slug)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps what is written until the session ends; an empty text is kept no longer. */
export function keepBikeComment(slug: string, comment: string): void {
  try {
    if (comment === '') window.sessionStorage.removeItem(keyOf(slug));
    else window.sessionStorage.setItem(keyOf(slug), comment);
  } catch {
    // A browser that forbids storage keeps the words as long as the page lives.
    return;
  }
}
