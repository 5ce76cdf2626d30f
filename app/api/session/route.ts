import { endSession } from '@/lib/session/handle-session-end';
import { readSessionState } from '@/lib/session/handle-session-request';
import { beginCustomerSession } from '@/lib/session/handle-sign-in-request';

export const dynamic = 'force-dynamic';

export const GET = readSessionState;

export const POST = beginCustomerSession;

export const DELETE = endSession;
