import { endHostedSignIn } from '@/lib/server/session/hosted/end-hosted-sign-in';

export const dynamic = 'force-dynamic';

export const GET = endHostedSignIn;
