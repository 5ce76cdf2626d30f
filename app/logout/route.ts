import { proxyHostedPage } from '@/lib/server/api/proxy-embedded-pages';

export const dynamic = 'force-dynamic';

export const GET = proxyHostedPage;
