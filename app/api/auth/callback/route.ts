import { handleHostedCallback } from '@/lib/server/session/hosted-sign-in-callback';

export const dynamic = 'force-dynamic';

export const GET = handleHostedCallback;
