import { endSession } from '@/lib/server/session/handle-session-end';
import { readSessionState } from '@/lib/server/session/handle-session-request';
import { beginCustomerSession } from '@/lib/server/session/handle-sign-in-request';

export const dynamic = 'force-dynamic';

export const GET = readSessionState;

export const POST = beginCustomerSession;

export const DELETE = endSession;
