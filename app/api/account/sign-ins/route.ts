import { endAllSignIns, listOwnSignIns } from '@/lib/server/account/handle-sign-ins-request';

export const dynamic = 'force-dynamic';

export const GET = listOwnSignIns;

export const DELETE = endAllSignIns;
