import { endHostedSignIn } from '@/lib/session/hosted/end-hosted-sign-in';

export const dynamic = 'force-dynamic';

export const GET = endHostedSignIn;
