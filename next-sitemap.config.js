const siteUrl = (process.env.SITE_URL ?? 'http://localhost:3000').replace(/\/+$/, '');

/** What is nobody's but the visitor's own, an editor's, or endless. */
const privateAreas = [
  'checkout',
  'my-account',
  'login',
  'preview',
  'search',
  'basket',
  'configuration',
  'newsletter',
];

/**
 * Sitemaps and robots.txt. The site answers both itself, see app/sitemap.xml and app/robots.txt, so that they name the
 * address it runs under and no generated file lies about; next-sitemap's command line makes the same from this file.
 *
 * @type {import('next-sitemap').IConfig}
 */
const config = {
  siteUrl,
  generateRobotsTxt: true,
  exclude: ['*'],
  robotsTxtOptions: {
    policies: [
      {
        userAgent: '*',
        allow: '/',
        disallow: ['/api/', ...privateAreas.flatMap((area) => [`/de/${area}`, `/en/${area}`])],
      },
    ],
    additionalSitemaps: [
      'pages-sitemap.xml',
      'bikes-sitemap.xml',
      'accessories-sitemap.xml',
      'blogs-sitemap.xml',
      'lists-sitemap.xml',
      'features-sitemap.xml',
      'events-sitemap.xml',
      'jobs-sitemap.xml',
      'dealers-sitemap.xml',
      'outlet-sitemap.xml',
    ].map((file) => `${siteUrl}/${file}`),
  },
};

export default config;
