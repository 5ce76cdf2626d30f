import { finishHostedSignIn } from '@/lib/server/session/hosted/finish-hosted-sign-in';

export const dynamic = 'force-dynamic';

export const GET = finishHostedSignIn;
