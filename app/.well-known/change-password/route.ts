import { handleChangePassword } from '@/lib/server/api/handle-well-known-requests';

export const dynamic = 'force-dynamic';

export const GET = handleChangePassword;
