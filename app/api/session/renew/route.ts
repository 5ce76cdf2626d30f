import { handleSessionRenewal } from '@/lib/server/session/handle-session-request';

export const dynamic = 'force-dynamic';

export const POST = handleSessionRenewal;
