const siteUrl = (process.env.SITE_URL ?? 'http://localhost:3000').replace(/\/+$/, '');

/** Paths that robots.txt excludes: private to a visitor or editor, or with unlimited variants. */
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
 * Configures the sitemaps and robots.txt. The site serves both itself (app/sitemap.xml and app/robots.txt), so that
 * they contain its real address and no generated file is needed. The next-sitemap command uses this file too.
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
