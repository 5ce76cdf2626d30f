import { handleHostedCallback } from '@/lib/server/session/finish-hosted-sign-in';

export const dynamic = 'force-dynamic';

export const GET = handleHostedCallback;
