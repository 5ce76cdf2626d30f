import { beginHostedSignIn } from '@/lib/server/session/hosted/begin-hosted-sign-in';

export const dynamic = 'force-dynamic';

export const GET = beginHostedSignIn;
