import { handlePasswordRequest } from '@/lib/server/session/handle-password-request';

export const dynamic = 'force-dynamic';

export const POST = handlePasswordRequest;
