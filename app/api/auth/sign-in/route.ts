import { handleHostedSignIn } from '@/lib/server/session/start-hosted-sign-in';

export const dynamic = 'force-dynamic';

export const GET = handleHostedSignIn;
