/** The brand's social media profiles. Plain links: no third-party content is loaded. */
export const socialLinks = [
  { name: 'Instagram', href: 'https://instagram.example/lautlos' },
  { name: 'YouTube', href: 'https://youtube.example/@lautlos' },
  { name: 'Mastodon', href: 'https://mastodon.example/@lautlos' },
] as const;
