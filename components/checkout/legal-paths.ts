/** Where the texts the law asks for live: pages of the content service. */
export const legalPaths = {
  terms: '/terms',
  privacy: '/privacy-policy',
  withdrawal: '/withdrawal',
  guarantee: '/legal-guarantee',
  imprint: '/imprint',
} as const;
