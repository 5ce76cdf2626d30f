import { beginHostedSignIn } from '@/lib/session/hosted/begin-hosted-sign-in';

export const dynamic = 'force-dynamic';

export const GET = beginHostedSignIn;
