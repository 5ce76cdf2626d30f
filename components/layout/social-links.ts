/** Where the brand speaks elsewhere. Plain links: nothing of theirs is loaded. */
export const socialLinks = [
  { name: 'Instagram', href: 'https://instagram.example/lautlos' },
  { name: 'YouTube', href: 'https://youtube.example/@lautlos' },
  { name: 'Mastodon', href: 'https://mastodon.example/@lautlos' },
] as const;
