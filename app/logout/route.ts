import { forwardHostedPage } from '@/lib/server/session/hosted/forward-hosted-page';

export const dynamic = 'force-dynamic';

export const GET = forwardHostedPage;
