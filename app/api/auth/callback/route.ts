import { finishHostedSignIn } from '@/lib/session/hosted/finish-hosted-sign-in';

export const dynamic = 'force-dynamic';

export const GET = finishHostedSignIn;
