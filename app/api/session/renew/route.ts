import { renewSession } from '@/lib/session/handle-session-end';

export const dynamic = 'force-dynamic';

export const POST = renewSession;
