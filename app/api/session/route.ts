import { endSession, readSessionState } from '@/lib/session/handle-session-request';

export const dynamic = 'force-dynamic';

export const GET = readSessionState;

export const DELETE = endSession;
