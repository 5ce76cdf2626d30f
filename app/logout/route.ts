import { forwardHostedPage } from '@/lib/session/hosted/forward-hosted-page';

export const dynamic = 'force-dynamic';

export const GET = forwardHostedPage;
