import { renewSession } from '@/lib/server/session/handle-session-end';

export const dynamic = 'force-dynamic';

export const POST = renewSession;
