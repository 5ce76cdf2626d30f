import { handleSessionDelete } from '@/lib/server/session/handle-session-request';
import { handleSessionState } from '@/lib/server/session/handle-session-request';
import { handleSignIn } from '@/lib/server/session/handle-sign-in-request';

export const dynamic = 'force-dynamic';

export const GET = handleSessionState;

export const POST = handleSignIn;

export const DELETE = handleSessionDelete;
