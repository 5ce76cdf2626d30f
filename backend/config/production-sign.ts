interface Signs {
  NODE_ENV?: string | undefined;
  SITE_URL: string;
  STRIPE_SECRET_KEY?: string | undefined;
}

const atHome = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Why these settings are no trial on one's own machine; null when they are: nobody sells on an address that only that machine knows. */
export function productionSign({ NODE_ENV, SITE_URL, STRIPE_SECRET_KEY }: Signs): string | null {
  if (NODE_ENV === 'production') return 'NODE_ENV is production';
  if (!atHome.test(new URL(SITE_URL).hostname)) return `SITE_URL is ${SITE_URL}`;
  return STRIPE_SECRET_KEY?.includes('_live_') ? 'STRIPE_SECRET_KEY is a live one' : null;
}
