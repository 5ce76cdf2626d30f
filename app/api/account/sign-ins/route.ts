import { handleDeleteSignIns, handleListSignIns } from '@/lib/server/api/handle-sign-ins-request';

export const dynamic = 'force-dynamic';

export const GET = handleListSignIns;

export const DELETE = handleDeleteSignIns;
