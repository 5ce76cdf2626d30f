import { beginGuestSession } from '@/lib/session/handle-session-request';

export const dynamic = 'force-dynamic';

export const POST = beginGuestSession;
