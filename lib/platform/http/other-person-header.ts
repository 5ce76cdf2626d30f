/** On an answer: the browser belongs to somebody else than the page shows. */
export const otherPersonHeader = 'x-other-person';
