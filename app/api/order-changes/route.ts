import { handleChangeRequest } from '@/lib/server/order-changes/handle-change-request';

export const dynamic = 'force-dynamic';

export const POST = handleChangeRequest;
